import { z } from 'zod';

/** One protocol message, independent of the serializer. */
export interface Frame {
  readonly joinRef: string | null;
  readonly ref: string | null;
  readonly topic: string;
  readonly event: string;
  readonly payload: unknown;
}

export const serializers = ['1.0.0', '2.0.0'] as const;
export type Serializer = (typeof serializers)[number];

const reference = z
  .string()
  .nullish()
  .transform((value) => value ?? null);
const arrayFrame = z.tuple([reference, reference, z.string(), z.string(), z.unknown()]);
const objectFrame = z.object({
  join_ref: reference,
  ref: reference,
  topic: z.string(),
  event: z.string(),
  payload: z.unknown(),
});

/** Parses a text frame; undefined for anything that is not a protocol message. */
export function readFrame(text: string, serializer: Serializer): Frame | undefined {
  const json = parse(text);
  if (serializer === '2.0.0') {
    const { data } = arrayFrame.safeParse(json);
    return data && { joinRef: data[0], ref: data[1], topic: data[2], event: data[3], payload: data[4] };
  }
  const { data } = objectFrame.safeParse(json);
  return data && { joinRef: data.join_ref, ref: data.ref, topic: data.topic, event: data.event, payload: data.payload };
}

/** Serializes a message as the client expects it. */
export function writeFrame({ joinRef, ref, topic, event, payload }: Frame, serializer: Serializer): string {
  return JSON.stringify(
    serializer === '2.0.0' ? [joinRef, ref, topic, event, payload] : { join_ref: joinRef, ref, topic, event, payload },
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
