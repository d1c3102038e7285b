import { initialJavascript } from '../tools/initial-javascript.ts';

console.log(JSON.stringify(initialJavascript()));
