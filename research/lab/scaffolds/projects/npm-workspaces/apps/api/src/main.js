import { sum } from "@shop/money/src/money.js";
import fastify from "fastify";

export function createApi() {
  const api = fastify();
  api.post("/orders", async ({ body }) => ({ total: sum(body.amounts) }));
  return api;
}

if (import.meta.main) await createApi().listen({ port: 3000 });
