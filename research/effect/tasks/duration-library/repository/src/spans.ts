export { formatSpan } from './format-span.ts';
export { parseSpan } from './parse-span.ts';
export { roundSpan, type Rounding } from './round-span.ts';
export { SpanError } from './span-error.ts';
