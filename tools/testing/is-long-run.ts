/** Whether `npm run test:long` runs, which also repeats what the short run samples. */
export const isLongRun = process.env.LONG_RUN === '1';
