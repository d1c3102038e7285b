import { randomUUID } from 'node:crypto';
import type { Database } from '@regelwerk/database/open-database';
import { signToken } from './sign-token.ts';

/** Creates an account with a session, many tokens and ten saved rules; returns its session and access token too. */
export async function createPerson(database: Database): Promise<{ id: string; sessionId: string; token: string }> {
  const id = randomUUID();
  const { pool } = database;
  await pool.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.com`]);
  await pool.query("select private.post_tokens($1, 1000000, 'bench', 'bench', $2, null)", [id, id]);
  await pool.query(
    `insert into public.user_configurations (user_id, name, ai_model, application_type, frameworks, behavior_preference, output_format)
     select $1, 'Rule ' || n, 'Claude', 'Fullstack', '{React,FastAPI}', 'Strict', 'Markdown' from generate_series(1, 10) as n`,
    [id],
  );
  const { rows } = await pool.query("insert into auth.sessions (user_id, amr) values ($1, '[]') returning id", [id]);
  const sessionId: string = rows[0].id;
  return { id, sessionId, token: await signToken(database, { sub: id, session_id: sessionId }) };
}
