import { paths } from '@regelwerk/contract/shared/paths';
import { useNavigate } from '@tanstack/react-router';
import { useText } from '../../../i18n/use-text.ts';
import { usePageLocation } from '../../../lib/use-page-location.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { CustomersTab } from '../accounts/components/customers-tab.tsx';
import { SubscriptionsTab } from '../accounts/components/subscriptions-tab.tsx';
import { TokensTab } from '../accounts/components/tokens-tab.tsx';
import { PricesTab } from '../catalog/components/prices-tab.tsx';
import { ProductsTab } from '../catalog/components/products-tab.tsx';
import { DiscountsTab } from '../discounts/components/discounts-tab.tsx';
import { AdminNav } from '../table/components/admin-nav.tsx';
import { copy } from './copy.ts';

const tabs = [
  ['products', ProductsTab],
  ['prices', PricesTab],
  ['discounts', DiscountsTab],
  ['subscriptions', SubscriptionsTab],
  ['customers', CustomersTab],
  ['tokens', TokensTab],
] as const;

/** The shop for its admins: six tabs; the address holds the open one. */
export function ShopPage() {
  const t = useText(copy);
  usePageTitle(t('shop.title'));
  const navigate = useNavigate();
  const asked = usePageLocation().search.tab;
  const open = tabs.find(([name]) => name === asked)?.[0] ?? 'products';
  return (
    <div className="mx-auto max-w-6xl px-4 py-10">
      <AdminNav />
      <h1 className="text-3xl font-semibold tracking-tight">{t('shop.title')}</h1>
      <p className="mt-2 text-muted">{t('shop.lead')}</p>
      <Tabs
        label={t('shop.tabs')}
        tabs={tabs.map(([name]) => ({ name, label: t(`shop.tab.${name}`) }))}
        open={open}
        onOpen={(tab) => void navigate({ to: paths.adminBilling, search: { tab }, replace: true, resetScroll: false })}
      >
        {tabs.map(([name, Tab]) => (
          <TabPanel key={name} name={name}>
            <Tab />
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}
