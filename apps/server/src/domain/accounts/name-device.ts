import Bowser from 'bowser';

/** Returns the names of browser and operating system in a user agent, such as `Chrome` and `Windows`; empty if unknown. */
export function nameDevice(userAgent: string): { readonly browser: string; readonly system: string } {
  if (userAgent === '') return { browser: '', system: '' };
  const parser = Bowser.getParser(userAgent);
  return { browser: parser.getBrowserName(), system: parser.getOSName() };
}
