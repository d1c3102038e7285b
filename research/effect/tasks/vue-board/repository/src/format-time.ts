const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Vienna',
});

/** The time at the reception: 14 July at 18:05. */
export function formatTime(time: string): string {
  return format.format(new Date(time));
}
