// Where the texts lie that no first screen shows: fetched with the first of them. One literal import per file, so that the
// bundler makes a chunk of each and a page fetches only its own.
export const laterTexts = {
  account: {
    en: () => import('./dictionaries/people/account.en.ts').then((file) => file.account),
    es: () => import('./dictionaries/people/account.es.ts').then((file) => file.account),
  },
  assistant: {
    en: () => import('./dictionaries/messages/assistant.en.ts').then((file) => file.assistant),
    es: () => import('./dictionaries/messages/assistant.es.ts').then((file) => file.assistant),
  },
  community: {
    en: () => import('./dictionaries/community/community.en.ts').then((file) => file.community),
    es: () => import('./dictionaries/community/community.es.ts').then((file) => file.community),
  },
  condition: {
    en: () => import('./dictionaries/community/condition.en.ts').then((file) => file.condition),
    es: () => import('./dictionaries/community/condition.es.ts').then((file) => file.condition),
  },
  contract: {
    en: () => import('./dictionaries/signing/contract.en.ts').then((file) => file.contract),
    es: () => import('./dictionaries/signing/contract.es.ts').then((file) => file.contract),
  },
  documentRequests: {
    en: () =>
      import('./dictionaries/documents/document-requests.en.ts').then((file) => file.documentRequests),
    es: () =>
      import('./dictionaries/documents/document-requests.es.ts').then((file) => file.documentRequests),
  },
  documents: {
    en: () => import('./dictionaries/documents/documents.en.ts').then((file) => file.documents),
    es: () => import('./dictionaries/documents/documents.es.ts').then((file) => file.documents),
  },
  gallery: {
    en: () => import('./dictionaries/foundation/gallery.en.ts').then((file) => file.gallery),
    es: () => import('./dictionaries/foundation/gallery.es.ts').then((file) => file.gallery),
  },
  outbox: {
    en: () => import('./dictionaries/foundation/outbox.en.ts').then((file) => file.outbox),
    es: () => import('./dictionaries/foundation/outbox.es.ts').then((file) => file.outbox),
  },
  help: {
    en: () => import('./dictionaries/messages/help.en.ts').then((file) => file.help),
    es: () => import('./dictionaries/messages/help.es.ts').then((file) => file.help),
  },
  maintenance: {
    en: () => import('./dictionaries/maintenance/maintenance.en.ts').then((file) => file.maintenance),
    es: () => import('./dictionaries/maintenance/maintenance.es.ts').then((file) => file.maintenance),
  },
  messages: {
    en: () => import('./dictionaries/messages/messages.en.ts').then((file) => file.messages),
    es: () => import('./dictionaries/messages/messages.es.ts').then((file) => file.messages),
  },
  messageTemplates: {
    en: () => import('./dictionaries/messages/message-templates.en.ts').then((file) => file.messageTemplates),
    es: () => import('./dictionaries/messages/message-templates.es.ts').then((file) => file.messageTemplates),
  },
  notices: {
    en: () => import('./dictionaries/messages/notices.en.ts').then((file) => file.notices),
    es: () => import('./dictionaries/messages/notices.es.ts').then((file) => file.notices),
  },
  ownerAccounting: {
    en: () => import('./dictionaries/books/owner-accounting.en.ts').then((file) => file.ownerAccounting),
    es: () => import('./dictionaries/books/owner-accounting.es.ts').then((file) => file.ownerAccounting),
  },
  ownerBank: {
    en: () => import('./dictionaries/bank/owner-bank.en.ts').then((file) => file.ownerBank),
    es: () => import('./dictionaries/bank/owner-bank.es.ts').then((file) => file.ownerBank),
  },
  ownerBankImports: {
    en: () => import('./dictionaries/bank/owner-bank-imports.en.ts').then((file) => file.ownerBankImports),
    es: () => import('./dictionaries/bank/owner-bank-imports.es.ts').then((file) => file.ownerBankImports),
  },
  ownerBills: {
    en: () => import('./dictionaries/expenses/owner-bills.en.ts').then((file) => file.ownerBills),
    es: () => import('./dictionaries/expenses/owner-bills.es.ts').then((file) => file.ownerBills),
  },
  ownerBooks: {
    en: () => import('./dictionaries/books/owner-books.en.ts').then((file) => file.ownerBooks),
    es: () => import('./dictionaries/books/owner-books.es.ts').then((file) => file.ownerBooks),
  },
  ownerBudget: {
    en: () => import('./dictionaries/books/owner-budget.en.ts').then((file) => file.ownerBudget),
    es: () => import('./dictionaries/books/owner-budget.es.ts').then((file) => file.ownerBudget),
  },
  ownerDistributions: {
    en: () =>
      import('./dictionaries/books/owner-distributions.en.ts').then((file) => file.ownerDistributions),
    es: () =>
      import('./dictionaries/books/owner-distributions.es.ts').then((file) => file.ownerDistributions),
  },
  ownerReportFiles: {
    en: () => import('./dictionaries/books/owner-report-files.en.ts').then((file) => file.ownerReportFiles),
    es: () => import('./dictionaries/books/owner-report-files.es.ts').then((file) => file.ownerReportFiles),
  },
  ownerCards: {
    en: () => import('./dictionaries/cards/owner-cards.en.ts').then((file) => file.ownerCards),
    es: () => import('./dictionaries/cards/owner-cards.es.ts').then((file) => file.ownerCards),
  },
  ownerCharging: {
    en: () => import('./dictionaries/money/owner-charging.en.ts').then((file) => file.ownerCharging),
    es: () => import('./dictionaries/money/owner-charging.es.ts').then((file) => file.ownerCharging),
  },
  ownerContract: {
    en: () => import('./dictionaries/signing/owner-contract.en.ts').then((file) => file.ownerContract),
    es: () => import('./dictionaries/signing/owner-contract.es.ts').then((file) => file.ownerContract),
  },
  ownerDocuments: {
    en: () => import('./dictionaries/documents/owner-documents.en.ts').then((file) => file.ownerDocuments),
    es: () => import('./dictionaries/documents/owner-documents.es.ts').then((file) => file.ownerDocuments),
  },
  ownerFinanceAreas: {
    en: () => import('./dictionaries/money/owner-finance-areas.en.ts').then((file) => file.ownerFinanceAreas),
    es: () => import('./dictionaries/money/owner-finance-areas.es.ts').then((file) => file.ownerFinanceAreas),
  },
  ownerLeasing: {
    en: () => import('./dictionaries/leasing/owner-leasing.en.ts').then((file) => file.ownerLeasing),
    es: () => import('./dictionaries/leasing/owner-leasing.es.ts').then((file) => file.ownerLeasing),
  },
  ownerListing: {
    en: () => import('./dictionaries/screening/owner-listing.en.ts').then((file) => file.ownerListing),
    es: () => import('./dictionaries/screening/owner-listing.es.ts').then((file) => file.ownerListing),
  },
  ownerMoney: {
    en: () => import('./dictionaries/money/owner-money.en.ts').then((file) => file.ownerMoney),
    es: () => import('./dictionaries/money/owner-money.es.ts').then((file) => file.ownerMoney),
  },
  ownerPortfolio: {
    en: () => import('./dictionaries/portfolio/owner-portfolio.en.ts').then((file) => file.ownerPortfolio),
    es: () => import('./dictionaries/portfolio/owner-portfolio.es.ts').then((file) => file.ownerPortfolio),
  },
  ownerPortfolioFiles: {
    en: () =>
      import('./dictionaries/portfolio/owner-portfolio-files.en.ts').then((file) => file.ownerPortfolioFiles),
    es: () =>
      import('./dictionaries/portfolio/owner-portfolio-files.es.ts').then((file) => file.ownerPortfolioFiles),
  },
  ownerProperty: {
    en: () => import('./dictionaries/portfolio/owner-property.en.ts').then((file) => file.ownerProperty),
    es: () => import('./dictionaries/portfolio/owner-property.es.ts').then((file) => file.ownerProperty),
  },
  ownerReports: {
    en: () => import('./dictionaries/books/owner-reports.en.ts').then((file) => file.ownerReports),
    es: () => import('./dictionaries/books/owner-reports.es.ts').then((file) => file.ownerReports),
  },
  ownerScreening: {
    en: () => import('./dictionaries/screening/owner-screening.en.ts').then((file) => file.ownerScreening),
    es: () => import('./dictionaries/screening/owner-screening.es.ts').then((file) => file.ownerScreening),
  },
  ownerTaxes: {
    en: () => import('./dictionaries/taxes/owner-taxes.en.ts').then((file) => file.ownerTaxes),
    es: () => import('./dictionaries/taxes/owner-taxes.es.ts').then((file) => file.ownerTaxes),
  },
  ownerTeam: {
    en: () => import('./dictionaries/people/owner-team.en.ts').then((file) => file.ownerTeam),
    es: () => import('./dictionaries/people/owner-team.es.ts').then((file) => file.ownerTeam),
  },
  ownerTenantPage: {
    en: () => import('./dictionaries/leasing/owner-tenant-page.en.ts').then((file) => file.ownerTenantPage),
    es: () => import('./dictionaries/leasing/owner-tenant-page.es.ts').then((file) => file.ownerTenantPage),
  },
  ownerVendors: {
    en: () => import('./dictionaries/expenses/owner-vendors.en.ts').then((file) => file.ownerVendors),
    es: () => import('./dictionaries/expenses/owner-vendors.es.ts').then((file) => file.ownerVendors),
  },
  palette: {
    en: () => import('./dictionaries/foundation/palette.en.ts').then((file) => file.palette),
    es: () => import('./dictionaries/foundation/palette.es.ts').then((file) => file.palette),
  },
  tenantAutopay: {
    en: () => import('./dictionaries/cards/tenant-autopay.en.ts').then((file) => file.tenantAutopay),
    es: () => import('./dictionaries/cards/tenant-autopay.es.ts').then((file) => file.tenantAutopay),
  },
  tenantFiscal: {
    en: () => import('./dictionaries/taxes/tenant-fiscal.en.ts').then((file) => file.tenantFiscal),
    es: () => import('./dictionaries/taxes/tenant-fiscal.es.ts').then((file) => file.tenantFiscal),
  },
  tenantReport: {
    en: () => import('./dictionaries/money/tenant-report.en.ts').then((file) => file.tenantReport),
    es: () => import('./dictionaries/money/tenant-report.es.ts').then((file) => file.tenantReport),
  },
  tenantRental: {
    en: () => import('./dictionaries/leasing/tenant-rental.en.ts').then((file) => file.tenantRental),
    es: () => import('./dictionaries/leasing/tenant-rental.es.ts').then((file) => file.tenantRental),
  },
  tenantPending: {
    en: () => import('./dictionaries/money/tenant-pending.en.ts').then((file) => file.tenantPending),
    es: () => import('./dictionaries/money/tenant-pending.es.ts').then((file) => file.tenantPending),
  },
  tenantPay: {
    en: () => import('./dictionaries/money/tenant-pay.en.ts').then((file) => file.tenantPay),
    es: () => import('./dictionaries/money/tenant-pay.es.ts').then((file) => file.tenantPay),
  },
  serviceLevels: {
    en: () => import('./dictionaries/maintenance/service-levels.en.ts').then((file) => file.serviceLevels),
    es: () => import('./dictionaries/maintenance/service-levels.es.ts').then((file) => file.serviceLevels),
  },
};
