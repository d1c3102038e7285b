import { randomBytes } from 'node:crypto';
import type { ObjectKind, Objects, WebhookSwitches } from './objects.ts';
import { missingObject } from './sandbox-error.ts';
import type { StoreTransaction } from './store.ts';

/** The state that a call sees and changes: objects, virtual time in Unix seconds, and new events. */
export interface World extends StoreTransaction {
  readonly now: number;
  readonly siteUrl: string;
  readonly newId: (prefix: string) => string;
  /** Returns the object, or throws the provider's refusal for an unknown one. */
  readonly read: <K extends ObjectKind>(kind: K, id: string, param?: string) => Promise<Objects[K]>;
  /** Records an event, to be delivered as the switches say. */
  readonly announce: (type: string, object: object) => Promise<void>;
}

/** The settings that every change of the sandbox needs. */
export interface WorldSettings {
  readonly siteUrl: string;
  readonly apiVersion: string;
  /** Whether events are sent anywhere. */
  readonly hasWebhook: boolean;
  readonly random: () => number;
  /** Real time in Unix seconds. */
  readonly realNow: () => number;
  /** Hears how many seconds the virtual time is ahead of real time. */
  readonly noteAhead: (seconds: number) => void;
}

const calm: WebhookSwitches = { id: 'switches', longestDelay: 0, duplicated: 0, lost: 0, isShuffled: false };

/** Returns how the network treats webhooks; by default everything arrives once and at once. */
export const readSwitches = async (transaction: StoreTransaction): Promise<WebhookSwitches> =>
  (await transaction.find('switches', 'switches')) ?? calm;

/** Opens the world at the sandbox's present, or at another time in Unix seconds. */
export async function openWorld(transaction: StoreTransaction, settings: WorldSettings, at?: number): Promise<World> {
  const ahead = (await transaction.find('clock', 'clock'))?.ahead ?? 0;
  settings.noteAhead(ahead);
  const now = at ?? settings.realNow() + ahead;
  const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('base64url').replaceAll(/[-_]/g, 'x')}`;
  return {
    ...transaction,
    now,
    siteUrl: settings.siteUrl,
    newId,
    read: async (kind, id, param) => {
      const found = await transaction.find(kind, id);
      if (found === undefined) throw missingObject(kind, id, param);
      return found;
    },
    announce: async (type, object) => {
      const { duplicated, lost, longestDelay } = await readSwitches(transaction);
      const event = newId('evt');
      const copies = settings.hasWebhook && settings.random() >= lost ? 1 + Number(settings.random() < duplicated) : 0;
      await transaction.save('event', {
        id: event,
        object: 'event',
        api_version: settings.apiVersion,
        created: now,
        data: { object: presentObject(object) },
        livemode: false,
        pending_webhooks: settings.hasWebhook ? 1 : 0,
        request: null,
        type,
      });
      for (let copy = 0; copy < copies; copy += 1) {
        const due = settings.realNow() + Math.floor(settings.random() * (longestDelay + 1));
        await transaction.save('delivery', { id: newId('del'), event, due, attempts: 0, state: 'waiting' });
      }
    },
  };
}

/** Returns the object as the API shows it. */
export function presentObject(object: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(object)
      .filter(([field]) => !field.startsWith('_'))
      .map(([field, value]) => [field, value]),
  );
}
