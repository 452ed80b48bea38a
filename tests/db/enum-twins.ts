import { accountingSystems, exportFormats } from '#src/domain/books/accounting-exports/formats.ts';
import { cashHoldings } from '#src/domain/books/chart-of-accounts.ts';
import * as autopays from '#src/domain/cards/autopay-enums.ts';
import * as community from '#src/domain/community/community.ts';
import { documentRequestStatuses } from '#src/domain/documents/document-request.ts';
import { vendorDocumentKinds } from '#src/domain/documents/vendor-document.ts';
import * as enums from '#src/domain/foundation/enums.ts';
import * as outgoing from '#src/domain/foundation/outgoing-enums.ts';
import * as maintenance from '#src/domain/maintenance/maintenance-enums.ts';
import * as workOrders from '#src/domain/maintenance/work-order-enums.ts';
import * as notifications from '#src/domain/notifications/events.ts';
import * as taxes from '#src/domain/taxes/codes.ts';
import { ecfApprovals, ecfDeliveries, ecfStates } from '#src/domain/taxes/ecf/ecf-states.ts';
import * as issuers from '#src/domain/taxes/issuers.ts';
import { issuedKinds } from '#src/domain/taxes/ncf.ts';
import { calendarEnums } from './calendar-matrix.ts';
import { decisionEnums } from './decision-matrix.ts';
import { lawEnums } from './law-matrix.ts';
import { programEnums } from './program-matrix.ts';
import { trustEnums } from './trust-matrix.ts';

/** The values of each type of the database, as the domain lists them. */
export const enumTwins: Readonly<Record<string, readonly string[]>> = {
  autopay_status: autopays.autopayStatuses,
  autopay_charge_status: autopays.autopayChargeStatuses,
  plan_request_status: autopays.planRequestStatuses,
  ...calendarEnums,
  ...decisionEnums,
  ...lawEnums,
  ...programEnums,
  ...trustEnums,
  currency_code: enums.currencyCodes,
  ecf_state: ecfStates,
  ecf_delivery: ecfDeliveries,
  ecf_approval: ecfApprovals,
  accounting_basis: enums.accountingBases,
  report_kind: enums.reportKinds,
  report_file_status: outgoing.reportFileStatuses,
  report_rhythm: outgoing.reportRhythms,
  user_type: enums.userTypes,
  membership_role: enums.membershipRoles,
  organization_kind: enums.organizationKinds,
  invitation_kind: enums.invitationKinds,
  property_type: enums.propertyTypes,
  unit_use: enums.unitUses,
  identity_type: enums.identityTypes,
  lease_status: enums.leaseStatuses,
  lease_event_kind: enums.leaseEventKinds,
  contract_kind: enums.contractKinds,
  contract_status: enums.contractStatuses,
  signer_role: enums.signerRoles,
  document_request_status: documentRequestStatuses,
  document_kind: enums.documentKinds,
  document_area: enums.documentAreas,
  notice_party: enums.noticeParties,
  proration_method: enums.prorationMethods,
  late_fee_kind: enums.lateFeeKinds,
  charge_kind: enums.chargeKinds,
  charge_credit_kind: enums.chargeCreditKinds,
  late_fee_frequency: enums.lateFeeFrequencies,
  payment_status: enums.paymentStatuses,
  deduction_kind: enums.deductionKinds,
  payment_method: enums.paymentMethods,
  account_kind: enums.accountKinds,
  cash_holding: cashHoldings,
  journal_kind: enums.journalKinds,
  bill_status: enums.billStatuses,
  notification_event: notifications.notificationEvents,
  notification_channel: notifications.notificationChannels,
  notification_cadence: notifications.notificationCadences,
  notification_record: notifications.notificationRecords,
  message_step: notifications.messageSteps,
  whatsapp_sender_status: notifications.whatsappSenderStatuses,
  notice_audience: outgoing.noticeAudiences,
  template_kind: outgoing.templateKinds,
  security_event_kind: enums.securityEventKinds,
  maintenance_status: maintenance.maintenanceStatuses,
  maintenance_priority: maintenance.maintenancePriorities,
  maintenance_category: maintenance.maintenanceCategories,
  maintenance_stage: maintenance.maintenanceStages,
  maintenance_event_kind: maintenance.maintenanceEventKinds,
  asset_kind: maintenance.assetKinds,
  preventive_rhythm: maintenance.preventiveRhythms,
  vendor_document_kind: vendorDocumentKinds,
  work_order_status: workOrders.workOrderStatuses,
  work_order_payer: workOrders.workOrderPayers,
  quote_tax: workOrders.quoteTaxes,
  community_part: community.communityParts,
  community_post_kind: community.postKinds,
  neighbour_name_kind: community.neighbourNameKinds,
  reservation_status: community.reservationStatuses,
  property_contact_kind: community.propertyContactKinds,
  condition_moment: community.conditionMoments,
  item_condition: community.itemConditions,
  application_status: enums.applicationStatuses,
  application_source: enums.applicationSources,
  application_document_kind: enums.applicationDocumentKinds,
  application_event_kind: enums.applicationEventKinds,
  reference_kind: enums.referenceKinds,
  reference_outcome: enums.referenceOutcomes,
  taxpayer_kind: taxes.taxpayerKinds,
  tax_regime: taxes.taxRegimes,
  taxpayer_size: issuers.taxpayerSizes,
  issuing_way: issuers.issuingWays,
  ecf_environment: issuers.ecfEnvironments,
  tax_treatment: taxes.taxTreatments,
  tax_form: taxes.taxForms,
  tax_form_status: taxes.taxFormStatuses,
  ncf_kind: issuedKinds,
  accounting_system: accountingSystems,
  export_format: exportFormats,
  card_processor: enums.cardProcessors,
  card_payment_status: enums.cardPaymentStatuses,
  card_fee_payer: enums.cardFeePayers,
  refund_status: enums.refundStatuses,
};
