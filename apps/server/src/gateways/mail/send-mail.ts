/** A mail ready to send: one recipient, plain text, and the same as HTML. */
export interface Mail {
  /** The same for every attempt, so that the recipient's server can drop duplicates. */
  readonly id?: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The address that stops mails of this kind with one POST (RFC 8058). */
  readonly unsubscribe?: string | undefined;
  readonly attachments?: readonly Attachment[];
}

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** Delivers a mail; throws if it cannot, so that it is retried. */
export type SendMail = (mail: Mail) => Promise<void>;
