import { z } from 'zod';
import { adminPage } from './admin-page.ts';
import { aiModels } from './choices.ts';
import { type InterfaceLanguage, interfaceLanguages } from './languages.ts';
import { seenOf } from './seen-of.ts';

const { page, perPage, search } = adminPage;
/** What can be changed of a model. */
export const modelData = z.object({
  /** The wizard offers known models only: what it would ask of another, the engine could not answer. */
  name: z.enum(aiModels),
  description: z.string().trim().max(500),
  is_active: z.boolean(),
});

/** Bodies of `admin-content`: the models that the wizard offers, and texts that replace the built-in ones. */
export const adminContentRequest = z.discriminatedUnion('action', [
  z.object({ action: z.literal('getModels') }),
  z.object({ action: z.literal('saveModel'), id: z.uuid().optional(), model: modelData, seen: seenOf(modelData) }),
  z.object({ action: z.literal('deleteModel'), id: z.uuid() }),
  z.object({ action: z.literal('getTranslations'), page, perPage, search }),
  z.object({
    action: z.literal('saveTranslation'),
    key: z
      .string()
      .trim()
      .regex(/^[\w.-]{1,200}$/),
    language: z.enum(interfaceLanguages),
    /** Null takes the row away, so that the built-in text stands again. */
    value: z.string().max(10_000).nullable(),
    /** The text that the form showed, or null where it showed the built-in one. */
    seen: z.string().nullable().optional(),
  }),
]);
/** What a client sends as the body of `admin-content`. */
export type AdminContentRequest = z.input<typeof adminContentRequest>;
/** The same after parsing. */
export type AdminContentAction = z.output<typeof adminContentRequest>;

/** A model of the catalog, as admins see it. */
export interface ContentModel {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly is_active: boolean;
}

/** A key with what the table says in each language; null where the built-in text stands. */
export type ContentText = { readonly id: string } & Readonly<Record<InterfaceLanguage, string | null>>;
