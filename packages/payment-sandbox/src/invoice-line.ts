/** One line of an invoice: a period of a plan, or a single item. Times are in Unix seconds, amounts in minor units. */
export interface InvoiceLine {
  id: string;
  object: 'line_item';
  amount: number;
  currency: string;
  description: string | null;
  discount_amounts: { amount: number; discount: string }[];
  subtotal: number;
  quantity: number;
  subscription: string | null;
  parent:
    | {
        type: 'subscription_item_details';
        invoice_item_details: null;
        subscription_item_details: { proration: false; subscription: string; subscription_item: string };
      }
    | {
        type: 'invoice_item_details';
        invoice_item_details: { proration: false; invoice_item: string; subscription: string | null };
        subscription_item_details: null;
      };
  period: { start: number; end: number };
  pricing: {
    type: 'price_details';
    price_details: { price: string; product: string };
    unit_amount_decimal: null;
  } | null;
}
