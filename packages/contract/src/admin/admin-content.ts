import { z } from 'zod';
import { aiModels } from '../rules/choices.ts';
import { interfaceLanguages } from '../shared/languages.ts';
import { successResponse } from '../shared/wire-values.ts';
import { adminPage } from './admin-page.ts';
import { textPlace } from './built-in-texts.ts';
import { seenFields } from './seen-fields.ts';

const { page, perPage, search } = adminPage;
/** The fields of a model that admins can change. */
export const modelData = z.object({
  /** The wizard offers known models only, because the engine has no knowledge about others. */
  name: z.enum(aiModels),
  description: z.string().trim().max(500),
  is_active: z.boolean(),
});

/** Which texts a list shows: those that differ from the built-in ones, or those that no page has any more. */
export const textStates = ['changed', 'unused'] as const;

/** Bodies of `admin-content`: the models that the wizard offers, and texts that replace built-in ones. */
export const adminContentRequest = z.discriminatedUnion('action', [
  z.object({ action: z.literal('getModels') }),
  z.object({ action: z.literal('saveModel'), id: z.uuid().optional(), model: modelData, seen: seenFields(modelData) }),
  z.object({ action: z.literal('deleteModel'), id: z.uuid() }),
  z.object({
    action: z.literal('getTranslations'),
    page,
    perPage,
    search,
    state: z.enum(textStates).optional(),
    /** The id of a place. */
    place: z.string().max(200).optional(),
  }),
  z.object({
    action: z.literal('saveTranslation'),
    key: z
      .string()
      .trim()
      .regex(/^[\w.-]{1,200}$/),
    language: z.enum(interfaceLanguages),
    /** Null deletes the row, which restores the built-in text. */
    value: z.string().max(10_000).nullable(),
    /** The text that the form showed, or null if it showed the built-in one. */
    seen: z.string().nullable().optional(),
  }),
]);
/** Request body of `admin-content`, before parsing. */
export type AdminContentRequest = z.input<typeof adminContentRequest>;
/** Request body of `admin-content`, after parsing. */
export type AdminContentAction = z.output<typeof adminContentRequest>;

const contentModel = z.object({ id: z.string(), name: z.string(), description: z.string(), is_active: z.boolean() });
/** A model of the catalog, as admins see it. */
export type ContentModel = Readonly<z.output<typeof contentModel>>;

const inLanguages = <Text extends z.ZodType>(text: Text) => z.record(z.enum(interfaceLanguages), text);
const contentText = z.object({
  id: z.string(),
  /** The ids of the places where it appears. */
  places: z.array(z.string()).readonly(),
  /** Null if no page has this text any more. */
  builtIn: inLanguages(z.string()).nullable(),
  /** The text that replaces the built-in one; null where that applies. */
  own: inLanguages(z.string().nullable()),
});
/** A text of the app as admins see it; `id` is its key. */
export type ContentText = Readonly<z.output<typeof contentText>>;

/** The responses of `admin-content`, one for each action. */
export const adminContentResponses = {
  getModels: z.object({ models: z.array(contentModel).readonly() }),
  saveModel: successResponse,
  deleteModel: successResponse,
  getTranslations: z.object({
    rows: z.array(contentText).readonly(),
    total: z.number(),
    places: z.array(textPlace).readonly(),
  }),
  saveTranslation: successResponse,
} satisfies Record<AdminContentAction['action'], z.ZodType>;
