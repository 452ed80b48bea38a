// Long because every namespace stands in it twice: its type, and where its texts are fetched.
import type { AccountText } from './dictionaries/account.en.ts';
import type { AdminText } from './dictionaries/admin.en.ts';
import type { AuthText } from './dictionaries/auth.en.ts';
import type { CommonText } from './dictionaries/common.en.ts';
import type { ContractText } from './dictionaries/contract.en.ts';
import type { DocumentsText } from './dictionaries/documents.en.ts';
import type { ErrorText } from './dictionaries/errors.en.ts';
import type { GalleryText } from './dictionaries/gallery.en.ts';
import type { MaintenanceText } from './dictionaries/maintenance.en.ts';
import type { OwnerText } from './dictionaries/owner.en.ts';
import type { OwnerAccountingText } from './dictionaries/owner-accounting.en.ts';
import type { OwnerBankText } from './dictionaries/owner-bank.en.ts';
import type { OwnerBillsText } from './dictionaries/owner-bills.en.ts';
import type { OwnerBooksText } from './dictionaries/owner-books.en.ts';
import type { OwnerBudgetText } from './dictionaries/owner-budget.en.ts';
import type { OwnerCardsText } from './dictionaries/owner-cards.en.ts';
import type { OwnerChargingText } from './dictionaries/owner-charging.en.ts';
import type { OwnerContractText } from './dictionaries/owner-contract.en.ts';
import type { OwnerFinanceAreasText } from './dictionaries/owner-finance-areas.en.ts';
import type { OwnerLeasingText } from './dictionaries/owner-leasing.en.ts';
import type { OwnerListingText } from './dictionaries/owner-listing.en.ts';
import type { OwnerMoneyText } from './dictionaries/owner-money.en.ts';
import type { OwnerPortfolioText } from './dictionaries/owner-portfolio.en.ts';
import type { OwnerPortfolioFilesText } from './dictionaries/owner-portfolio-files.en.ts';
import type { OwnerPropertyText } from './dictionaries/owner-property.en.ts';
import type { OwnerReportsText } from './dictionaries/owner-reports.en.ts';
import type { OwnerScreeningText } from './dictionaries/owner-screening.en.ts';
import type { OwnerTaxesText } from './dictionaries/owner-taxes.en.ts';
import type { OwnerTeamText } from './dictionaries/owner-team.en.ts';
import type { OwnerTenantPageText } from './dictionaries/owner-tenant-page.en.ts';
import type { OwnerVendorsText } from './dictionaries/owner-vendors.en.ts';
import type { PaletteText } from './dictionaries/palette.en.ts';
import type { TenantText } from './dictionaries/tenant.en.ts';
import type { TenantPayText } from './dictionaries/tenant-pay.en.ts';
import type { Language } from './language.ts';

/** Every namespace with the type of its texts. */
export type Texts = {
  common: CommonText;
  errors: ErrorText;
  owner: OwnerText;
  contract: ContractText;
  documents: DocumentsText;
  ownerContract: OwnerContractText;
  ownerAccounting: OwnerAccountingText;
  ownerTaxes: OwnerTaxesText;
  ownerBank: OwnerBankText;
  ownerBills: OwnerBillsText;
  ownerCards: OwnerCardsText;
  ownerBudget: OwnerBudgetText;
  ownerBooks: OwnerBooksText;
  ownerCharging: OwnerChargingText;
  ownerFinanceAreas: OwnerFinanceAreasText;
  ownerPortfolio: OwnerPortfolioText;
  ownerPortfolioFiles: OwnerPortfolioFilesText;
  ownerLeasing: OwnerLeasingText;
  ownerListing: OwnerListingText;
  ownerMoney: OwnerMoneyText;
  ownerProperty: OwnerPropertyText;
  ownerReports: OwnerReportsText;
  ownerScreening: OwnerScreeningText;
  ownerTeam: OwnerTeamText;
  ownerTenantPage: OwnerTenantPageText;
  ownerVendors: OwnerVendorsText;
  tenant: TenantText;
  tenantPay: TenantPayText;
  admin: AdminText;
  auth: AuthText;
  gallery: GalleryText;
  account: AccountText;
  palette: PaletteText;
  maintenance: MaintenanceText;
};
export type Namespace = keyof Texts;

type Loaders = { [N in Namespace]: Record<Language, () => Promise<Texts[N]>> };

// One literal import per file, so that the bundler makes a chunk of each and a page fetches only its own.
const loaders: Loaders = {
  common: {
    en: () => import('./dictionaries/common.en.ts').then((file) => file.common),
    es: () => import('./dictionaries/common.es.ts').then((file) => file.common),
  },
  errors: {
    en: () => import('./dictionaries/errors.en.ts').then((file) => file.errorsEn),
    es: () => import('./dictionaries/errors.es.ts').then((file) => file.errorsEs),
  },
  owner: {
    en: () => import('./dictionaries/owner.en.ts').then((file) => file.owner),
    es: () => import('./dictionaries/owner.es.ts').then((file) => file.owner),
  },
  contract: {
    en: () => import('./dictionaries/contract.en.ts').then((file) => file.contract),
    es: () => import('./dictionaries/contract.es.ts').then((file) => file.contract),
  },
  documents: {
    en: () => import('./dictionaries/documents.en.ts').then((file) => file.documents),
    es: () => import('./dictionaries/documents.es.ts').then((file) => file.documents),
  },
  ownerContract: {
    en: () => import('./dictionaries/owner-contract.en.ts').then((file) => file.ownerContract),
    es: () => import('./dictionaries/owner-contract.es.ts').then((file) => file.ownerContract),
  },
  ownerPortfolio: {
    en: () => import('./dictionaries/owner-portfolio.en.ts').then((file) => file.ownerPortfolio),
    es: () => import('./dictionaries/owner-portfolio.es.ts').then((file) => file.ownerPortfolio),
  },
  ownerPortfolioFiles: {
    en: () => import('./dictionaries/owner-portfolio-files.en.ts').then((file) => file.ownerPortfolioFiles),
    es: () => import('./dictionaries/owner-portfolio-files.es.ts').then((file) => file.ownerPortfolioFiles),
  },
  ownerLeasing: {
    en: () => import('./dictionaries/owner-leasing.en.ts').then((file) => file.ownerLeasing),
    es: () => import('./dictionaries/owner-leasing.es.ts').then((file) => file.ownerLeasing),
  },
  ownerListing: {
    en: () => import('./dictionaries/owner-listing.en.ts').then((file) => file.ownerListing),
    es: () => import('./dictionaries/owner-listing.es.ts').then((file) => file.ownerListing),
  },
  ownerMoney: {
    en: () => import('./dictionaries/owner-money.en.ts').then((file) => file.ownerMoney),
    es: () => import('./dictionaries/owner-money.es.ts').then((file) => file.ownerMoney),
  },
  ownerProperty: {
    en: () => import('./dictionaries/owner-property.en.ts').then((file) => file.ownerProperty),
    es: () => import('./dictionaries/owner-property.es.ts').then((file) => file.ownerProperty),
  },
  ownerBank: {
    en: () => import('./dictionaries/owner-bank.en.ts').then((file) => file.ownerBank),
    es: () => import('./dictionaries/owner-bank.es.ts').then((file) => file.ownerBank),
  },
  ownerBills: {
    en: () => import('./dictionaries/owner-bills.en.ts').then((file) => file.ownerBills),
    es: () => import('./dictionaries/owner-bills.es.ts').then((file) => file.ownerBills),
  },
  ownerVendors: {
    en: () => import('./dictionaries/owner-vendors.en.ts').then((file) => file.ownerVendors),
    es: () => import('./dictionaries/owner-vendors.es.ts').then((file) => file.ownerVendors),
  },
  ownerCards: {
    en: () => import('./dictionaries/owner-cards.en.ts').then((file) => file.ownerCards),
    es: () => import('./dictionaries/owner-cards.es.ts').then((file) => file.ownerCards),
  },
  maintenance: {
    en: () => import('./dictionaries/maintenance.en.ts').then((file) => file.maintenance),
    es: () => import('./dictionaries/maintenance.es.ts').then((file) => file.maintenance),
  },
  ownerBooks: {
    en: () => import('./dictionaries/owner-books.en.ts').then((file) => file.ownerBooks),
    es: () => import('./dictionaries/owner-books.es.ts').then((file) => file.ownerBooks),
  },
  ownerCharging: {
    en: () => import('./dictionaries/owner-charging.en.ts').then((file) => file.ownerCharging),
    es: () => import('./dictionaries/owner-charging.es.ts').then((file) => file.ownerCharging),
  },
  ownerFinanceAreas: {
    en: () => import('./dictionaries/owner-finance-areas.en.ts').then((file) => file.ownerFinanceAreas),
    es: () => import('./dictionaries/owner-finance-areas.es.ts').then((file) => file.ownerFinanceAreas),
  },
  ownerTaxes: {
    en: () => import('./dictionaries/owner-taxes.en.ts').then((file) => file.ownerTaxes),
    es: () => import('./dictionaries/owner-taxes.es.ts').then((file) => file.ownerTaxes),
  },
  ownerAccounting: {
    en: () => import('./dictionaries/owner-accounting.en.ts').then((file) => file.ownerAccounting),
    es: () => import('./dictionaries/owner-accounting.es.ts').then((file) => file.ownerAccounting),
  },
  ownerBudget: {
    en: () => import('./dictionaries/owner-budget.en.ts').then((file) => file.ownerBudget),
    es: () => import('./dictionaries/owner-budget.es.ts').then((file) => file.ownerBudget),
  },
  ownerReports: {
    en: () => import('./dictionaries/owner-reports.en.ts').then((file) => file.ownerReports),
    es: () => import('./dictionaries/owner-reports.es.ts').then((file) => file.ownerReports),
  },
  ownerScreening: {
    en: () => import('./dictionaries/owner-screening.en.ts').then((file) => file.ownerScreening),
    es: () => import('./dictionaries/owner-screening.es.ts').then((file) => file.ownerScreening),
  },
  ownerTeam: {
    en: () => import('./dictionaries/owner-team.en.ts').then((file) => file.ownerTeam),
    es: () => import('./dictionaries/owner-team.es.ts').then((file) => file.ownerTeam),
  },
  ownerTenantPage: {
    en: () => import('./dictionaries/owner-tenant-page.en.ts').then((file) => file.ownerTenantPage),
    es: () => import('./dictionaries/owner-tenant-page.es.ts').then((file) => file.ownerTenantPage),
  },
  tenant: {
    en: () => import('./dictionaries/tenant.en.ts').then((file) => file.tenant),
    es: () => import('./dictionaries/tenant.es.ts').then((file) => file.tenant),
  },
  tenantPay: {
    en: () => import('./dictionaries/tenant-pay.en.ts').then((file) => file.tenantPay),
    es: () => import('./dictionaries/tenant-pay.es.ts').then((file) => file.tenantPay),
  },
  admin: {
    en: () => import('./dictionaries/admin.en.ts').then((file) => file.admin),
    es: () => import('./dictionaries/admin.es.ts').then((file) => file.admin),
  },
  auth: {
    en: () => import('./dictionaries/auth.en.ts').then((file) => file.auth),
    es: () => import('./dictionaries/auth.es.ts').then((file) => file.auth),
  },
  account: {
    en: () => import('./dictionaries/account.en.ts').then((file) => file.account),
    es: () => import('./dictionaries/account.es.ts').then((file) => file.account),
  },
  palette: {
    en: () => import('./dictionaries/palette.en.ts').then((file) => file.palette),
    es: () => import('./dictionaries/palette.es.ts').then((file) => file.palette),
  },
  gallery: {
    en: () => import('./dictionaries/gallery.en.ts').then((file) => file.gallery),
    es: () => import('./dictionaries/gallery.es.ts').then((file) => file.gallery),
  },
};

const loaded = new Map<string, Texts[Namespace]>();

/** The texts of a namespace when they are here already. */
export function knownText<N extends Namespace>(namespace: N, language: Language): Texts[N] | undefined {
  return loaded.get(`${namespace}.${language}`) as Texts[N] | undefined;
}

/** Fetches the namespaces in one language; what is here already costs nothing. Rejects when a file cannot be fetched. */
export async function loadText(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !loaded.has(`${namespace}.${language}`));
  await Promise.all(
    missing.map(async (namespace) => {
      loaded.set(`${namespace}.${language}`, await loaders[namespace][language]());
    }),
  );
}
