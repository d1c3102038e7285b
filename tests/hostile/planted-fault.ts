// Loaded into a server before its own code: a request whose body says so rejects a promise that nothing waits for.
const parse = JSON.parse;

JSON.parse = (text, reviver) => {
  if (text.includes('planted fault')) void Promise.reject(new Error('planted fault'));
  return parse(text, reviver);
};
