import type { ColumnType, Generated } from 'kysely';

type Timestamp = ColumnType<Date, Date | undefined, Date>;

/** The tables of invoices, credit notes and their recipients. */
export interface DocumentSchema {
  'public.billing_details': {
    user_id: string;
    is_business: Generated<boolean>;
    name: Generated<string>;
    street: Generated<string>;
    postcode: Generated<string>;
    city: Generated<string>;
    country: string;
    vat_id: Generated<string>;
    updated_at: Timestamp;
  };
  'public.billing_documents': {
    id: Generated<string>;
    kind: 'invoice' | 'credit_note';
    series: string;
    position: number;
    number: string;
    user_id: string;
    order_id: string | null;
    source_type: 'order' | 'invoice' | 'refund';
    source_id: string;
    corrects_id: string | null;
    is_test: boolean;
    is_business: boolean;
    country: string;
    tax_country: string;
    is_country_proven: boolean;
    treatment: 'taxed' | 'small_business' | 'reverse_charge';
    rate: number;
    currency: string;
    net: number;
    vat: number;
    gross: number;
    facts: ColumnType<Readonly<Record<string, unknown>>, string, never>;
    issued_at: Timestamp;
  };
  'private.billing_files': {
    document_id: string;
    pdf: Buffer;
    xml: string | null;
    mailed_at: Date | null;
    created_at: Timestamp;
  };
}
