export const processEnvironment: Readonly<Record<string, string>>;
