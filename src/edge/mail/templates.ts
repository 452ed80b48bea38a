import type { MailTemplate } from './template.ts';
import { securityNotice } from './templates/account.ts';
import { analysis } from './templates/analysis.ts';
import { applicationConfirm, applicationReceived } from './templates/applications.ts';
import {
  autopayAnnounced,
  autopayDeclined,
  autopayDeclinedOffice,
  autopayStarted,
  autopayStopped,
} from './templates/autopay.ts';
import { autopayEnding } from './templates/autopay-ending.ts';
import { autopayLeftOffice } from './templates/autopay-left.ts';
import { autopaySkipped } from './templates/autopay-skipped.ts';
import { cardDisputed } from './templates/card-disputes.ts';
import { certificateEnding } from './templates/certificate-ending.ts';
import { parcelWaiting, reservationDecided, rulesPublished } from './templates/community.ts';
import { contactMessage, contactReceived } from './templates/contact.ts';
import { contractDecided, contractToSign } from './templates/contracts.ts';
import { dataAnswered, dataRequested } from './templates/data-requests.ts';
import { calendarReminder, leaseEnding, visitPlanned } from './templates/dates-ahead.ts';
import { assemblyCalled, decisionClosed, decisionClosing, decisionOpened } from './templates/decisions.ts';
import {
  documentDecided,
  documentHandedIn,
  documentRequested,
  documentShared,
} from './templates/document-requests.ts';
import { ecfAlarm } from './templates/ecf-alarm.ts';
import { fiscalReceipt } from './templates/fiscal-receipts.ts';
import { invitation } from './templates/invitation.ts';
import { legalDay } from './templates/legal-day.ts';
import { maintenanceReported, maintenanceUpdated } from './templates/maintenance.ts';
import { messageReceived, noticePublished } from './templates/messages.ts';
import { notificationTest } from './templates/notification-test.ts';
import { ownerStatement } from './templates/owner-statement.ts';
import { paymentRecorded, paymentRefunded, paymentReversed } from './templates/payment-notices.ts';
import { paymentDecided, paymentReported } from './templates/payments.ts';
import { planAnswered, planRequested } from './templates/plans.ts';
import { preventiveOpened } from './templates/preventive-opened.ts';
import { quoteReceived, quoteRequested } from './templates/quotes.ts';
import { reportFileReady, scheduledReport } from './templates/reports.ts';
import { unitMove } from './templates/unit-moves.ts';
import { vendorDocumentEnding } from './templates/vendor-document-ending.ts';
import { waitlistConfirm, waitlistKnown } from './templates/waitlist.ts';
import { workCancelled, workOrdered } from './templates/work-orders.ts';
import { workToApprove } from './templates/work-to-approve.ts';

/** Every message that the product sends by itself, by the name under which it is written down. Auth's own are in supabase/templates. */
export const templates = {
  analysis,
  application_confirm: applicationConfirm,
  application_received: applicationReceived,
  assembly_called: assemblyCalled,
  autopay_announced: autopayAnnounced,
  autopay_declined: autopayDeclined,
  autopay_declined_office: autopayDeclinedOffice,
  autopay_ending: autopayEnding,
  autopay_left_office: autopayLeftOffice,
  autopay_skipped: autopaySkipped,
  autopay_started: autopayStarted,
  autopay_stopped: autopayStopped,
  calendar_reminder: calendarReminder,
  card_disputed: cardDisputed,
  contact_message: contactMessage,
  contact_received: contactReceived,
  contract_decided: contractDecided,
  contract_to_sign: contractToSign,
  data_answered: dataAnswered,
  data_requested: dataRequested,
  decision_closed: decisionClosed,
  decision_closing: decisionClosing,
  decision_opened: decisionOpened,
  document_decided: documentDecided,
  document_handed_in: documentHandedIn,
  document_requested: documentRequested,
  document_shared: documentShared,
  preventive_opened: preventiveOpened,
  vendor_document_ending: vendorDocumentEnding,
  certificate_ending: certificateEnding,
  ecf_alarm: ecfAlarm,
  fiscal_receipt: fiscalReceipt,
  invitation,
  lease_ending: leaseEnding,
  legal_day: legalDay,
  maintenance_reported: maintenanceReported,
  maintenance_updated: maintenanceUpdated,
  message_received: messageReceived,
  notice_published: noticePublished,
  notification_test: notificationTest,
  owner_statement: ownerStatement,
  parcel_waiting: parcelWaiting,
  payment_decided: paymentDecided,
  payment_recorded: paymentRecorded,
  payment_refunded: paymentRefunded,
  payment_reported: paymentReported,
  payment_reversed: paymentReversed,
  plan_answered: planAnswered,
  plan_requested: planRequested,
  quote_received: quoteReceived,
  quote_requested: quoteRequested,
  report_file_ready: reportFileReady,
  reservation_decided: reservationDecided,
  rules_published: rulesPublished,
  scheduled_report: scheduledReport,
  security_notice: securityNotice,
  unit_move: unitMove,
  visit_planned: visitPlanned,
  waitlist_confirm: waitlistConfirm,
  waitlist_known: waitlistKnown,
  work_cancelled: workCancelled,
  work_order_to_approve: workToApprove,
  work_ordered: workOrdered,
} satisfies Record<string, MailTemplate>;
