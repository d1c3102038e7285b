import type { BillingDetails, VatIdState } from '@regelwerk/contract/billing';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { copy } from '../copy.ts';
import { type AddressField, countryOptions, needsAddress } from '../model.ts';

const autoComplete: Readonly<Record<AddressField, string>> = {
  name: 'organization',
  street: 'street-address',
  postcode: 'postal-code',
  city: 'address-level2',
};

/** The recipient of an invoice: always the country; name and address for a business or a large amount. */
export function BillingFields({
  billing,
  amount = 0,
  missing,
  countryFault,
  hasVatIdFault,
  vatIdState = 'none',
  isTitled = true,
  onChange,
}: {
  billing: BillingDetails;
  amount?: number;
  missing: readonly AddressField[];
  countryFault?: string | undefined;
  hasVatIdFault: boolean;
  /** The register's verdict on the VAT id. */
  vatIdState?: VatIdState | undefined;
  /** False where a heading above already says what the fields are for. */
  isTitled?: boolean;
  onChange: (billing: BillingDetails) => void;
}) {
  const t = useText(copy);
  const [language] = useLanguage();
  const { isBusiness } = billing;
  const field = (name: AddressField) => ({
    value: billing[name],
    autoComplete: name === 'name' && !isBusiness ? 'name' : autoComplete[name],
    maxLength: name === 'postcode' ? 20 : 100,
    required: true,
    error: missing.includes(name) ? t('invoices.missing') : undefined,
    onChange: (event: { target: { value: string } }) => onChange({ ...billing, [name]: event.target.value }),
  });
  return (
    <fieldset className="grid gap-3">
      <legend className={isTitled ? 'mb-2 font-medium' : 'sr-only'}>{t('invoices.legend')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label={t('invoices.country')}
          autoComplete="country"
          value={billing.country}
          error={countryFault}
          options={countryOptions(language, t('invoices.elsewhere'))}
          onChange={(event) => onChange({ ...billing, country: event.target.value })}
        />
        <SelectField
          label={t('invoices.buyer')}
          value={isBusiness ? 'business' : 'person'}
          options={(['person', 'business'] as const).map((value) => ({ value, label: t(`invoices.${value}`) }))}
          onChange={(event) => onChange({ ...billing, isBusiness: event.target.value === 'business' })}
        />
      </div>
      {needsAddress(billing, amount) && (
        <>
          <TextField label={t(isBusiness ? 'invoices.company' : 'invoices.name')} {...field('name')} />
          <TextField label={t('invoices.street')} {...field('street')} />
          <div className="grid gap-3 sm:grid-cols-[9rem_1fr]">
            <TextField label={t('invoices.postcode')} {...field('postcode')} />
            <TextField label={t('invoices.city')} {...field('city')} />
          </div>
        </>
      )}
      {isBusiness && (
        <TextField
          label={t('invoices.vatId')}
          hint={t(`invoices.vatIdHint.${vatIdState}`)}
          autoComplete="off"
          maxLength={40}
          value={billing.vatId}
          error={hasVatIdFault ? t('invoices.vatIdInvalid') : undefined}
          onChange={(event) => onChange({ ...billing, vatId: event.target.value })}
        />
      )}
    </fieldset>
  );
}
