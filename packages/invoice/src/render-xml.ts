import { type Invoice, InvoiceService } from '@e-invoice-eu/core';
import { documentWords } from './document-words.ts';
import type { InvoiceFacts, TaxTreatment } from './invoice-facts.ts';
import { reasonWithoutTax } from './reason-without-tax.ts';

/** Code lists of EN 16931: kind of document (UNTDID 1001), payment by card (4461), one piece (UN/ECE rec. 20). */
const typeCodes = { invoice: '380', credit_note: '381' } as const;
const paidByCard = '48';
const piece = 'C62';
const categories: Readonly<Record<TaxTreatment, string>> = { taxed: 'S', small_business: 'E', reverse_charge: 'AE' };

/** The library always names the process of Peppol, through which these invoices do not travel. */
const peppolProcess = /\s*<ram:BusinessProcessSpecifiedDocumentContextParameter>.*?<\/ram:[A-Za-z]+Parameter>/s;

const silent = () => undefined;
const service = new InvoiceService({ log: silent, warn: silent, error: silent });

/**
 * Returns the structured invoice of EN 16931 as Cross Industry Invoice XML, which ZUGFeRD and Factur-X embed. Throws if the
 * facts do not make a valid one.
 */
export async function renderXml(facts: InvoiceFacts): Promise<string> {
  const { language } = facts;
  const xml = await service.generate({ 'ubl:Invoice': body(facts) } as unknown as Invoice, {
    format: 'CII',
    lang: language,
    noWarnings: true,
  });
  if (typeof xml !== 'string') throw new Error('the structured invoice is text');
  return xml.replace(peppolProcess, '');
}

function body(facts: InvoiceFacts) {
  const { seller, buyer, treatment, corrects } = facts;
  const words = documentWords[facts.language];
  const amount = (name: string, value: number) => ({
    [name]: decimal(value),
    [`${name}@currencyID`]: facts.currency.toUpperCase(),
  });
  const category = {
    'cbc:ID': categories[treatment],
    'cbc:Percent': String(facts.rate / 10),
    'cac:TaxScheme': { 'cbc:ID': 'VAT' },
  };
  const exemption =
    treatment === 'taxed'
      ? {}
      : {
          'cbc:TaxExemptionReason': reasonWithoutTax(facts),
          ...(treatment === 'reverse_charge' ? { 'cbc:TaxExemptionReasonCode': 'VATEX-EU-AE' } : {}),
        };
  const sellerCity = splitCity(seller.city);
  return {
    'cbc:CustomizationID': 'urn:cen.eu:en16931:2017',
    'cbc:ID': facts.number,
    'cbc:IssueDate': facts.issuedOn,
    'cbc:InvoiceTypeCode': typeCodes[facts.kind],
    'cbc:Note': facts.isTest ? words.test : paymentNote(facts),
    'cbc:DocumentCurrencyCode': facts.currency.toUpperCase(),
    'cbc:BuyerReference': facts.orderNumber,
    'cac:InvoicePeriod': { 'cbc:StartDate': facts.serviceFrom, 'cbc:EndDate': facts.serviceTo },
    'cac:OrderReference': { 'cbc:ID': facts.orderNumber },
    ...(corrects === null
      ? {}
      : {
          'cac:BillingReference': [
            { 'cac:InvoiceDocumentReference': { 'cbc:ID': corrects.number, 'cbc:IssueDate': corrects.issuedOn } },
          ],
        }),
    'cac:AccountingSupplierParty': {
      'cac:Party': {
        'cbc:EndpointID': seller.email,
        'cbc:EndpointID@schemeID': 'EM',
        // identifies a seller without a VAT id (BR-CO-26)
        ...(seller.vatId === '' ? { 'cac:PartyIdentification': [{ 'cbc:ID': seller.taxNumber || seller.name }] } : {}),
        'cac:PostalAddress': address({ ...seller, ...sellerCity }),
        'cac:PartyTaxScheme': [
          ...(seller.vatId === '' ? [] : [registration(seller.vatId, 'VAT')]),
          ...(seller.taxNumber === '' ? [] : [registration(seller.taxNumber, 'FC')]),
        ],
        'cac:PartyLegalEntity': {
          'cbc:RegistrationName': seller.name,
          ...(seller.register === '' ? {} : { 'cbc:CompanyID': seller.register }),
        },
        'cac:Contact': {
          'cbc:Name': seller.name,
          'cbc:Telephone': seller.phone,
          'cbc:ElectronicMail': seller.email,
        },
      },
    },
    'cac:AccountingCustomerParty': {
      'cac:Party': {
        ...(buyer.email === '' ? {} : { 'cbc:EndpointID': buyer.email, 'cbc:EndpointID@schemeID': 'EM' }),
        'cac:PostalAddress': address(buyer),
        ...(buyer.vatId === '' ? {} : { 'cac:PartyTaxScheme': registration(buyer.vatId, 'VAT') }),
        'cac:PartyLegalEntity': { 'cbc:RegistrationName': buyer.name },
      },
    },
    'cac:Delivery': { 'cbc:ActualDeliveryDate': facts.serviceFrom },
    'cac:PaymentMeans': [{ 'cbc:PaymentMeansCode': paidByCard }],
    'cac:TaxTotal': [
      {
        ...amount('cbc:TaxAmount', facts.vat),
        'cac:TaxSubtotal': [
          {
            ...amount('cbc:TaxableAmount', facts.net),
            ...amount('cbc:TaxAmount', facts.vat),
            'cac:TaxCategory': { ...category, ...exemption },
          },
        ],
      },
    ],
    'cac:LegalMonetaryTotal': {
      ...amount('cbc:LineExtensionAmount', facts.net),
      ...amount('cbc:TaxExclusiveAmount', facts.net),
      ...amount('cbc:TaxInclusiveAmount', facts.gross),
      ...amount('cbc:PrepaidAmount', facts.gross),
      ...amount('cbc:PayableAmount', 0),
    },
    'cac:InvoiceLine': [
      {
        'cbc:ID': '1',
        'cbc:InvoicedQuantity': '1',
        'cbc:InvoicedQuantity@unitCode': piece,
        ...amount('cbc:LineExtensionAmount', facts.net),
        'cac:Item': {
          ...(facts.itemDetail === '' ? {} : { 'cbc:Description': facts.itemDetail }),
          'cbc:Name': facts.item,
          'cac:ClassifiedTaxCategory': category,
        },
        'cac:Price': amount('cbc:PriceAmount', facts.net),
      },
    ],
  };
}

function paymentNote({ kind, language, paidOn }: InvoiceFacts): string {
  const words = documentWords[language];
  return kind === 'invoice' ? words.paid(paidOn) : words.refunded(paidOn);
}

const registration = (id: string, scheme: 'VAT' | 'FC') => ({
  'cbc:CompanyID': id,
  'cac:TaxScheme': { 'cbc:ID': scheme },
});

const address = (place: {
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  readonly country: string;
}) => ({
  ...(place.street === '' ? {} : { 'cbc:StreetName': place.street }),
  ...(place.city === '' ? {} : { 'cbc:CityName': place.city }),
  ...(place.postcode === '' ? {} : { 'cbc:PostalZone': place.postcode }),
  'cac:Country': { 'cbc:IdentificationCode': place.country },
});

/** The shop sells in currencies of two decimals only. */
const decimal = (minor: number) => (minor / 100).toFixed(2);

/** Splits a line such as `12345 Musterstadt` into postcode and city. */
function splitCity(line: string): { readonly postcode: string; readonly city: string } {
  const match = /^(\S*\d\S*)\s+(\S.*)$/.exec(line);
  return { postcode: match?.[1] ?? '', city: match?.[2] ?? line };
}
