import type { TestApp } from './create-test-app.ts';

/** A program without a browser: it sends a personal access token, and no API key. */
export interface TestProgram {
  // biome-ignore lint/suspicious/noExplicitAny: a test reads bodies of every shape
  readonly call: (name: string, body?: object) => Promise<{ readonly status: number; readonly body: any }>;
}

/** Returns a program with a token; without one it is a program that has none yet. */
export function openProgram(app: Pick<TestApp, 'request'>, token?: string): TestProgram {
  return {
    call: async (name, body = {}) => {
      const answer = await app.request(`/functions/v1/${name}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      });
      return { status: answer.status, body: await answer.json() };
    },
  };
}
