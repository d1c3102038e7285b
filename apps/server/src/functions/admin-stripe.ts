import { randomUUID } from 'node:crypto';
import type { AdminStripeAction } from '@regelwerk/contract/admin/admin-stripe';
import type { AnswerOf } from '@regelwerk/contract/functions';
import { listCustomers } from '../domain/admin/list-customers.ts';
import { listSubscriptions } from '../domain/admin/list-subscriptions.ts';
import { createCoupon } from '../domain/catalog/create-coupon.ts';
import { activatePrice, archivePrice, createPrice } from '../domain/catalog/edit-prices.ts';
import { createProduct, deleteProduct, updateProduct } from '../domain/catalog/edit-products.ts';
import { listDiscounts } from '../domain/catalog/list-discounts.ts';
import { listProducts } from '../domain/catalog/list-products.ts';
import { refreshCatalog } from '../domain/catalog/refresh-catalog.ts';
import { refreshDiscounts } from '../domain/catalog/refresh-discounts.ts';
import { updateDiscount } from '../domain/catalog/update-discount.ts';
import { AppError } from '../domain/kernel/app-error.ts';
import { type BillingContext, requirePayments } from '../domain/kernel/payments-context.ts';
import { withProviderErrors } from '../domain/kernel/with-provider-errors.ts';
import { giveNotice } from '../domain/settlements/give-notice.ts';
import type { Handler } from './handler.ts';

/** `admin-stripe`: the catalog and its buyers. */
export const adminStripe: Handler<'admin-stripe'> = async ({ body, caller }, { billing }) => {
  try {
    return await readOrChange(billing, caller.account.id, body);
  } catch (error) {
    // a refusal by the provider starts with the title of the refused action
    if (error instanceof AppError && error.code === 'provider_refused')
      throw new AppError(error.code, `${failures[body.action]}: ${error.message}`, {
        field: error.field,
        providerSays: error.providerSays,
      });
    throw error;
  }
};

/** The title of each action, as admins see it. */
const failures: Readonly<Record<AdminStripeAction['action'], string>> = {
  getProducts: 'Error fetching products',
  getCustomers: 'Error fetching customers',
  getSubscriptions: 'Error fetching subscriptions',
  getDiscounts: 'Failed to fetch discounts',
  createProduct: 'Product Creation Failed',
  updateProduct: 'Product Update Failed',
  deleteProduct: 'Product Deletion Failed',
  giveNotice: 'Product Update Failed',
  createPrice: 'Price Creation Failed',
  archivePrice: 'Product Update Failed',
  activatePrice: 'Product Update Failed',
  createCoupon: 'Failed to create coupon',
  updateDiscount: 'Failed to update discount',
};

type Answer = AnswerOf<'admin-stripe'>;

async function readOrChange(billing: BillingContext, actor: string, input: AdminStripeAction): Promise<Answer> {
  const { database } = billing;
  switch (input.action) {
    case 'getProducts': {
      if (input.refresh) {
        const open = requirePayments(billing);
        await withProviderErrors(() => refreshCatalog(open));
      }
      const { rows, total } = await listProducts(database, input);
      return { products: rows, total };
    }
    case 'getCustomers': {
      const { rows, total } = await listCustomers(database, input);
      return { customers: rows, total };
    }
    case 'getSubscriptions': {
      const { rows, total } = await listSubscriptions(database, input);
      return { subscriptions: rows, total };
    }
    case 'getDiscounts': {
      if (input.refresh) await refreshDiscounts(requirePayments(billing));
      const { rows, total } = await listDiscounts(database, input);
      return { discounts: rows, total };
    }
    default:
      return change(billing, actor, input);
  }
}

type Change = Exclude<
  AdminStripeAction,
  { action: 'getProducts' | 'getCustomers' | 'getSubscriptions' | 'getDiscounts' }
>;

async function change(billing: BillingContext, actor: string, input: Change): Promise<Answer> {
  const open = requirePayments(billing);
  switch (input.action) {
    case 'createProduct': {
      const { productData: data, requestId = randomUUID() } = input;
      return { success: true, id: await createProduct(open, { actor, data, requestId }) };
    }
    case 'updateProduct':
      await updateProduct(open, {
        actor,
        id: input.productId,
        data: input.productData,
        seen: input.seen,
        prices: input.prices,
      });
      return { success: true };
    case 'deleteProduct':
      return { success: true, outcome: await deleteProduct(open, { actor, id: input.productId }) };
    case 'giveNotice': {
      const plans = await giveNotice(open, { actor, id: input.productId, reasons: input.reasons });
      return { success: true, plans };
    }
    case 'createPrice': {
      const { priceData: data, replaces, requestId = randomUUID() } = input;
      await createPrice(open, { actor, data, replaces, requestId });
      return { success: true };
    }
    case 'archivePrice':
      await archivePrice(open, { actor, id: input.priceId });
      return { success: true };
    case 'activatePrice':
      await activatePrice(open, { actor, id: input.priceId });
      return { success: true };
    case 'createCoupon': {
      const { couponData: data, requestId = randomUUID() } = input;
      await createCoupon(open, { actor, data, requestId });
      return { success: true };
    }
    case 'updateDiscount':
      await updateDiscount(open, { actor, id: input.discountId, data: input.discountData, seen: input.seen });
      return { success: true };
  }
}
