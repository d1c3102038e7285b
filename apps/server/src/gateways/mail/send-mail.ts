/** A mail as it is handed over: one reader, plain text and the same as HTML. */
export interface Mail {
  /** The same for every attempt at the same mail, so that a reader's server drops a second copy. */
  readonly id?: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly Attachment[];
}

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** Hands a mail over for delivery; throws while that cannot be done, so that it is tried again. */
export type SendMail = (mail: Mail) => Promise<void>;
