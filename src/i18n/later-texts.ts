// Where the texts lie that no first screen shows: fetched with the first of them. One literal import per file, so that the
// bundler makes a chunk of each and a page fetches only its own.
export const laterTexts = {
  account: {
    en: () => import('./dictionaries/account.en.ts').then((file) => file.account),
    es: () => import('./dictionaries/account.es.ts').then((file) => file.account),
  },
  assistant: {
    en: () => import('./dictionaries/assistant.en.ts').then((file) => file.assistant),
    es: () => import('./dictionaries/assistant.es.ts').then((file) => file.assistant),
  },
  community: {
    en: () => import('./dictionaries/community.en.ts').then((file) => file.community),
    es: () => import('./dictionaries/community.es.ts').then((file) => file.community),
  },
  condition: {
    en: () => import('./dictionaries/condition.en.ts').then((file) => file.condition),
    es: () => import('./dictionaries/condition.es.ts').then((file) => file.condition),
  },
  contract: {
    en: () => import('./dictionaries/contract.en.ts').then((file) => file.contract),
    es: () => import('./dictionaries/contract.es.ts').then((file) => file.contract),
  },
  documentRequests: {
    en: () => import('./dictionaries/document-requests.en.ts').then((file) => file.documentRequests),
    es: () => import('./dictionaries/document-requests.es.ts').then((file) => file.documentRequests),
  },
  documents: {
    en: () => import('./dictionaries/documents.en.ts').then((file) => file.documents),
    es: () => import('./dictionaries/documents.es.ts').then((file) => file.documents),
  },
  gallery: {
    en: () => import('./dictionaries/gallery.en.ts').then((file) => file.gallery),
    es: () => import('./dictionaries/gallery.es.ts').then((file) => file.gallery),
  },
  outbox: {
    en: () => import('./dictionaries/outbox.en.ts').then((file) => file.outbox),
    es: () => import('./dictionaries/outbox.es.ts').then((file) => file.outbox),
  },
  help: {
    en: () => import('./dictionaries/help.en.ts').then((file) => file.help),
    es: () => import('./dictionaries/help.es.ts').then((file) => file.help),
  },
  maintenance: {
    en: () => import('./dictionaries/maintenance.en.ts').then((file) => file.maintenance),
    es: () => import('./dictionaries/maintenance.es.ts').then((file) => file.maintenance),
  },
  messages: {
    en: () => import('./dictionaries/messages.en.ts').then((file) => file.messages),
    es: () => import('./dictionaries/messages.es.ts').then((file) => file.messages),
  },
  messageTemplates: {
    en: () => import('./dictionaries/message-templates.en.ts').then((file) => file.messageTemplates),
    es: () => import('./dictionaries/message-templates.es.ts').then((file) => file.messageTemplates),
  },
  notices: {
    en: () => import('./dictionaries/notices.en.ts').then((file) => file.notices),
    es: () => import('./dictionaries/notices.es.ts').then((file) => file.notices),
  },
  ownerAccounting: {
    en: () => import('./dictionaries/owner-accounting.en.ts').then((file) => file.ownerAccounting),
    es: () => import('./dictionaries/owner-accounting.es.ts').then((file) => file.ownerAccounting),
  },
  ownerBank: {
    en: () => import('./dictionaries/owner-bank.en.ts').then((file) => file.ownerBank),
    es: () => import('./dictionaries/owner-bank.es.ts').then((file) => file.ownerBank),
  },
  ownerBankImports: {
    en: () => import('./dictionaries/owner-bank-imports.en.ts').then((file) => file.ownerBankImports),
    es: () => import('./dictionaries/owner-bank-imports.es.ts').then((file) => file.ownerBankImports),
  },
  ownerBills: {
    en: () => import('./dictionaries/owner-bills.en.ts').then((file) => file.ownerBills),
    es: () => import('./dictionaries/owner-bills.es.ts').then((file) => file.ownerBills),
  },
  ownerBooks: {
    en: () => import('./dictionaries/owner-books.en.ts').then((file) => file.ownerBooks),
    es: () => import('./dictionaries/owner-books.es.ts').then((file) => file.ownerBooks),
  },
  ownerBudget: {
    en: () => import('./dictionaries/owner-budget.en.ts').then((file) => file.ownerBudget),
    es: () => import('./dictionaries/owner-budget.es.ts').then((file) => file.ownerBudget),
  },
  ownerDistributions: {
    en: () => import('./dictionaries/owner-distributions.en.ts').then((file) => file.ownerDistributions),
    es: () => import('./dictionaries/owner-distributions.es.ts').then((file) => file.ownerDistributions),
  },
  ownerReportFiles: {
    en: () => import('./dictionaries/owner-report-files.en.ts').then((file) => file.ownerReportFiles),
    es: () => import('./dictionaries/owner-report-files.es.ts').then((file) => file.ownerReportFiles),
  },
  ownerCards: {
    en: () => import('./dictionaries/owner-cards.en.ts').then((file) => file.ownerCards),
    es: () => import('./dictionaries/owner-cards.es.ts').then((file) => file.ownerCards),
  },
  ownerCharging: {
    en: () => import('./dictionaries/owner-charging.en.ts').then((file) => file.ownerCharging),
    es: () => import('./dictionaries/owner-charging.es.ts').then((file) => file.ownerCharging),
  },
  ownerContract: {
    en: () => import('./dictionaries/owner-contract.en.ts').then((file) => file.ownerContract),
    es: () => import('./dictionaries/owner-contract.es.ts').then((file) => file.ownerContract),
  },
  ownerDocuments: {
    en: () => import('./dictionaries/owner-documents.en.ts').then((file) => file.ownerDocuments),
    es: () => import('./dictionaries/owner-documents.es.ts').then((file) => file.ownerDocuments),
  },
  ownerFinanceAreas: {
    en: () => import('./dictionaries/owner-finance-areas.en.ts').then((file) => file.ownerFinanceAreas),
    es: () => import('./dictionaries/owner-finance-areas.es.ts').then((file) => file.ownerFinanceAreas),
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
  ownerPortfolio: {
    en: () => import('./dictionaries/owner-portfolio.en.ts').then((file) => file.ownerPortfolio),
    es: () => import('./dictionaries/owner-portfolio.es.ts').then((file) => file.ownerPortfolio),
  },
  ownerPortfolioFiles: {
    en: () => import('./dictionaries/owner-portfolio-files.en.ts').then((file) => file.ownerPortfolioFiles),
    es: () => import('./dictionaries/owner-portfolio-files.es.ts').then((file) => file.ownerPortfolioFiles),
  },
  ownerProperty: {
    en: () => import('./dictionaries/owner-property.en.ts').then((file) => file.ownerProperty),
    es: () => import('./dictionaries/owner-property.es.ts').then((file) => file.ownerProperty),
  },
  ownerReports: {
    en: () => import('./dictionaries/owner-reports.en.ts').then((file) => file.ownerReports),
    es: () => import('./dictionaries/owner-reports.es.ts').then((file) => file.ownerReports),
  },
  ownerScreening: {
    en: () => import('./dictionaries/owner-screening.en.ts').then((file) => file.ownerScreening),
    es: () => import('./dictionaries/owner-screening.es.ts').then((file) => file.ownerScreening),
  },
  ownerTaxes: {
    en: () => import('./dictionaries/owner-taxes.en.ts').then((file) => file.ownerTaxes),
    es: () => import('./dictionaries/owner-taxes.es.ts').then((file) => file.ownerTaxes),
  },
  ownerTeam: {
    en: () => import('./dictionaries/owner-team.en.ts').then((file) => file.ownerTeam),
    es: () => import('./dictionaries/owner-team.es.ts').then((file) => file.ownerTeam),
  },
  ownerTenantPage: {
    en: () => import('./dictionaries/owner-tenant-page.en.ts').then((file) => file.ownerTenantPage),
    es: () => import('./dictionaries/owner-tenant-page.es.ts').then((file) => file.ownerTenantPage),
  },
  ownerVendors: {
    en: () => import('./dictionaries/owner-vendors.en.ts').then((file) => file.ownerVendors),
    es: () => import('./dictionaries/owner-vendors.es.ts').then((file) => file.ownerVendors),
  },
  palette: {
    en: () => import('./dictionaries/palette.en.ts').then((file) => file.palette),
    es: () => import('./dictionaries/palette.es.ts').then((file) => file.palette),
  },
  tenantAutopay: {
    en: () => import('./dictionaries/tenant-autopay.en.ts').then((file) => file.tenantAutopay),
    es: () => import('./dictionaries/tenant-autopay.es.ts').then((file) => file.tenantAutopay),
  },
  tenantFiscal: {
    en: () => import('./dictionaries/tenant-fiscal.en.ts').then((file) => file.tenantFiscal),
    es: () => import('./dictionaries/tenant-fiscal.es.ts').then((file) => file.tenantFiscal),
  },
  tenantReport: {
    en: () => import('./dictionaries/tenant-report.en.ts').then((file) => file.tenantReport),
    es: () => import('./dictionaries/tenant-report.es.ts').then((file) => file.tenantReport),
  },
  tenantRental: {
    en: () => import('./dictionaries/tenant-rental.en.ts').then((file) => file.tenantRental),
    es: () => import('./dictionaries/tenant-rental.es.ts').then((file) => file.tenantRental),
  },
  tenantPending: {
    en: () => import('./dictionaries/tenant-pending.en.ts').then((file) => file.tenantPending),
    es: () => import('./dictionaries/tenant-pending.es.ts').then((file) => file.tenantPending),
  },
  tenantPay: {
    en: () => import('./dictionaries/tenant-pay.en.ts').then((file) => file.tenantPay),
    es: () => import('./dictionaries/tenant-pay.es.ts').then((file) => file.tenantPay),
  },
  serviceLevels: {
    en: () => import('./dictionaries/service-levels.en.ts').then((file) => file.serviceLevels),
    es: () => import('./dictionaries/service-levels.es.ts').then((file) => file.serviceLevels),
  },
};
