import { accountRoutes } from '#src/islands/shell/account/account-routes.ts';
import type { AppRoute } from '#src/islands/shell/routes.ts';
import { home } from './home-route.ts';
import { takeLeaseFromAddress } from './screens/leasing/parts/lease-in-address.ts';

const CONTRACT = ['contract', 'documents'] as const;
const DOCUMENTS = [...CONTRACT, 'documentRequests', 'outbox'] as const;
// Texts beyond the area's own, fetched with the screens that need them.
const PAY = ['tenantPay', 'tenantAutopay', 'tenantPending'] as const;
const FISCAL = ['tenantFiscal'] as const;
const AUTOPAY = ['tenantAutopay', 'tenantPending'] as const;
// Texts beyond the area's own, fetched with the screens that need them.
const ASSISTANT = ['assistant', 'tenantRental'] as const;
const MESSAGES = ['messages'] as const;
const NEW_MESSAGE = ['messages', 'outbox'] as const;
const NOTICES = ['notices'] as const;
const NOTICE = ['notices', 'outbox'] as const;
const MAINTENANCE = ['maintenance', 'outbox'] as const;
const PAYMENT = [...PAY, 'tenantReport'] as const;
const REPORT = ['outbox', 'tenantReport'] as const;
const COMMUNITY = ['community'] as const;
const CONDITION = ['condition', 'community', 'tenantRental'] as const;
const HELP = ['help', 'condition'] as const;

// Before the first screen that a link leads to, and without weight on the home.
takeLeaseFromAddress();

export const routes: readonly AppRoute<'tenant'>[] = [
  home,
  {
    path: '/payments',
    load: () => import('./screens/money/payments/payments-screen.tsx'),
    namespaces: PAY,
    title: (text) => text.payments.title,
  },
  {
    path: '/payments/new',
    load: () => import('./screens/money/report-payment/report-payment-screen.tsx'),
    namespaces: REPORT,
    title: (text) => text.report.title,
  },
  {
    path: '/payments/pay',
    load: () => import('./screens/money/pay/pay-screen.tsx'),
    namespaces: PAY,
    title: (text) => text.home.pay,
  },
  {
    path: '/payments/card/:id',
    load: () => import('./screens/cards/card-payment/card-payment-screen.tsx'),
    namespaces: PAY,
    title: (text) => text.home.pay,
  },
  {
    path: '/payments/autopay',
    load: () => import('./screens/cards/autopay/autopay-screen.tsx'),
    namespaces: AUTOPAY,
    title: (text) => text.navigation.autopay,
  },
  {
    path: '/payments/statement',
    load: () => import('./screens/money/statement/statement-screen.tsx'),
    namespaces: AUTOPAY,
    title: (text) => text.navigation.statement,
  },
  {
    path: '/payments/fiscal-receipts',
    load: () => import('./screens/taxes/fiscal-receipts/fiscal-receipts-screen.tsx'),
    namespaces: FISCAL,
    title: (text) => text.navigation.fiscalReceipts,
  },
  {
    path: '/payments/plan',
    load: () => import('./screens/money/plan-request/plan-request-screen.tsx'),
    namespaces: AUTOPAY,
    title: (text) => text.navigation.planRequest,
  },
  {
    path: '/payments/:id',
    load: () => import('./screens/money/payment/payment-screen.tsx'),
    namespaces: PAYMENT,
    title: (text) => text.payment.documentTitle,
  },
  {
    path: '/charges',
    load: () => import('./screens/money/charges/charges-screen.tsx'),
    namespaces: AUTOPAY,
    title: (text) => text.charges.title,
  },
  {
    path: '/property',
    load: () => import('./screens/leasing/rental/rental-screen.tsx'),
    namespaces: CONDITION,
    title: (text) => text.navigation.rental,
  },
  {
    path: '/property/condition',
    load: () => import('./screens/community/condition/condition-screen.tsx'),
    namespaces: CONDITION,
    title: (text) => text.navigation.rental,
  },
  {
    path: '/documents',
    load: () => import('./screens/documents/documents/documents-screen.tsx'),
    namespaces: DOCUMENTS,
    title: (text) => text.navigation.documents,
  },
  {
    path: '/contracts/:id',
    load: () => import('./screens/signing/contract/contract-screen.tsx'),
    namespaces: CONTRACT,
    title: (text) => text.navigation.contract,
  },
  {
    path: '/maintenance',
    load: () => import('./screens/maintenance/maintenance/maintenance-screen.tsx'),
    namespaces: MAINTENANCE,
    title: (text) => text.navigation.maintenance,
  },
  {
    path: '/maintenance/new',
    load: () => import('./screens/maintenance/maintenance-report/report-screen.tsx'),
    namespaces: MAINTENANCE,
    title: (text) => text.navigation.maintenance,
  },
  {
    path: '/maintenance/:id',
    load: () => import('./screens/maintenance/maintenance-request/request-screen.tsx'),
    namespaces: MAINTENANCE,
    title: (text) => text.navigation.maintenance,
  },
  {
    path: '/ai-assistant',
    load: () => import('./screens/messages/assistant/assistant-screen.tsx'),
    namespaces: ASSISTANT,
    title: (text) => text.navigation.assistant,
  },
  {
    path: '/messages',
    load: () => import('./screens/messages/messages/messages-screen.tsx'),
    namespaces: MESSAGES,
    title: (text) => text.navigation.messages,
  },
  {
    path: '/messages/new',
    load: () => import('./screens/messages/new-message/new-message-screen.tsx'),
    namespaces: NEW_MESSAGE,
    title: (text) => text.navigation.messages,
  },
  {
    path: '/messages/:id',
    load: () => import('./screens/messages/message/message-screen.tsx'),
    namespaces: MESSAGES,
    title: (text) => text.navigation.messages,
  },
  {
    path: '/notices',
    load: () => import('./screens/messages/notices/notices-screen.tsx'),
    namespaces: NOTICES,
    title: (text) => text.navigation.notices,
  },
  {
    path: '/notices/:id',
    load: () => import('./screens/messages/notice/notice-screen.tsx'),
    namespaces: NOTICE,
    title: (text) => text.navigation.notices,
  },
  {
    path: '/community',
    load: () => import('./screens/community/community/community-screen.tsx'),
    namespaces: COMMUNITY,
    title: (text) => text.navigation.community,
  },
  {
    path: '/help',
    load: () => import('./screens/messages/help/help-screen.tsx'),
    namespaces: HELP,
    title: (text) => text.navigation.help,
  },
  {
    path: '/help/:guide',
    load: () => import('./screens/messages/help/guide-screen.tsx'),
    namespaces: HELP,
    title: (text) => text.navigation.help,
  },
  ...accountRoutes,
];
