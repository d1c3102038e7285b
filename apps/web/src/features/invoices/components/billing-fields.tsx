import type { BillingDetails, VatIdState } from '@regelwerk/contract/shop/billing';
import type { UseFormRegisterReturn } from 'react-hook-form';
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
  field,
  amount = 0,
  countryFault,
  vatIdState = 'none',
  isTitled = true,
  onBusiness,
}: {
  /** What is in the fields. */
  billing: BillingDetails;
  /** The properties of a field of the form. */
  field: (name: Exclude<keyof BillingDetails, 'isBusiness'>) => UseFormRegisterReturn & {
    readonly error: string | undefined;
  };
  amount?: number;
  countryFault?: string | undefined;
  /** The register's verdict on the VAT id. */
  vatIdState?: VatIdState | undefined;
  /** False where a heading above already says what the fields are for. */
  isTitled?: boolean;
  onBusiness: (isBusiness: boolean) => void;
}) {
  const t = useText(copy);
  const [language] = useLanguage();
  const { isBusiness } = billing;
  const addressField = (name: AddressField) => ({
    ...field(name),
    autoComplete: name === 'name' && !isBusiness ? 'name' : autoComplete[name],
    maxLength: name === 'postcode' ? 20 : 100,
    required: true,
  });
  return (
    <fieldset className="grid gap-3">
      <legend className={isTitled ? 'mb-2 font-medium' : 'sr-only'}>{t('invoices.legend')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label={t('invoices.country')}
          autoComplete="country"
          {...field('country')}
          error={countryFault}
          options={countryOptions(language, t('invoices.elsewhere'))}
        />
        <SelectField
          label={t('invoices.buyer')}
          value={isBusiness ? 'business' : 'person'}
          options={(['person', 'business'] as const).map((value) => ({ value, label: t(`invoices.${value}`) }))}
          onChange={(event) => onBusiness(event.target.value === 'business')}
        />
      </div>
      {needsAddress(billing, amount) && (
        <>
          <TextField label={t(isBusiness ? 'invoices.company' : 'invoices.name')} {...addressField('name')} />
          <TextField label={t('invoices.street')} {...addressField('street')} />
          <div className="grid gap-3 sm:grid-cols-[9rem_1fr]">
            <TextField label={t('invoices.postcode')} {...addressField('postcode')} />
            <TextField label={t('invoices.city')} {...addressField('city')} />
          </div>
        </>
      )}
      {isBusiness && (
        <TextField
          label={t('invoices.vatId')}
          hint={t(`invoices.vatIdHint.${vatIdState}`)}
          autoComplete="off"
          maxLength={40}
          {...field('vatId')}
        />
      )}
    </fieldset>
  );
}
