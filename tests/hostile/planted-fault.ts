// Preloaded into a server: a request whose body says so rejects a promise that nothing awaits.
const parse = JSON.parse;

JSON.parse = (text, reviver) => {
  if (text.includes('planted fault')) void Promise.reject(new Error('planted fault'));
  return parse(text, reviver);
};
