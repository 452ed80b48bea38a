// The tables, views and functions of the database as the product names them. Generated from the database's catalog by scripts/database-types.ts. Do not edit.

import type { Json } from './database.types.ts';

type Enums = {
  account_kind: 'asset' | 'liability' | 'equity' | 'income' | 'expense';
  accounting_basis: 'accrual' | 'cash';
  accounting_system: 'quickbooks' | 'xero' | 'odoo' | 'generic';
  application_document_kind: 'identity' | 'income' | 'reference' | 'other';
  application_event_kind:
    | 'created'
    | 'submitted'
    | 'review_started'
    | 'approved'
    | 'rejected'
    | 'withdrawn'
    | 'reopened'
    | 'score_overridden'
    | 'lease_made';
  application_source: 'office' | 'listing';
  application_status: 'draft' | 'submitted' | 'in_review' | 'approved' | 'rejected' | 'withdrawn';
  assembly_status: 'draft' | 'called' | 'in_session' | 'closed' | 'certified';
  asset_kind:
    | 'air_conditioner'
    | 'water_heater'
    | 'water_pump'
    | 'water_tank'
    | 'generator'
    | 'inverter'
    | 'solar'
    | 'elevator'
    | 'gate'
    | 'appliance'
    | 'fire_safety'
    | 'other';
  autopay_charge_status: 'announced' | 'charging' | 'paid' | 'declined' | 'unknown' | 'skipped';
  autopay_status: 'pending' | 'active' | 'paused' | 'cancelled';
  bill_status: 'draft' | 'awaiting_approval' | 'approved' | 'partially_paid' | 'paid' | 'void';
  calendar_fixed_reason:
    | 'lease_terms'
    | 'law'
    | 'legal_file'
    | 'tax'
    | 'books'
    | 'service_level'
    | 'reservation'
    | 'notice'
    | 'document'
    | 'decision'
    | 'holiday'
    | 'done'
    | 'not_allowed';
  calendar_frequency: 'daily' | 'weekly' | 'monthly' | 'yearly';
  calendar_item_kind: 'visit' | 'task' | 'reminder';
  calendar_kind:
    | 'rent'
    | 'lease'
    | 'tax'
    | 'books'
    | 'maintenance'
    | 'reservation'
    | 'notice'
    | 'document'
    | 'decision'
    | 'item'
    | 'holiday';
  calendar_rule:
    | 'rent_due'
    | 'charge_due'
    | 'late_fee_day'
    | 'instalment_due'
    | 'autopay_charge'
    | 'autopay_card_ends'
    | 'lease_start'
    | 'lease_end'
    | 'rent_step'
    | 'notice_last_day'
    | 'deposit_reasons_day'
    | 'take_over_last_day'
    | 'demand_pay_day'
    | 'hearing'
    | 'tax_606'
    | 'tax_607'
    | 'tax_608'
    | 'tax_it1'
    | 'tax_ir17'
    | 'tax_ir1'
    | 'tax_ir2'
    | 'tax_ipi'
    | 'receipt_range_ends'
    | 'certificate_ends'
    | 'bill_due'
    | 'bill_repeats'
    | 'report_sent'
    | 'card_claim_answer'
    | 'repair_visit'
    | 'service_level_response'
    | 'service_level_resolution'
    | 'area_reserved'
    | 'notice_published'
    | 'document_due'
    | 'assembly_starts'
    | 'assembly_second_call'
    | 'decision_closes'
    | 'visit'
    | 'task'
    | 'reminder'
    | 'holiday';
  card_fee_payer: 'landlord' | 'tenant';
  card_payment_status:
    | 'created'
    | 'pending'
    | 'approved'
    | 'declined'
    | 'abandoned'
    | 'partially_refunded'
    | 'refunded';
  card_processor: 'azul' | 'cardnet' | 'stripe';
  cash_holding: 'own' | 'owners' | 'deposits';
  charge_credit_kind: 'correction' | 'discount' | 'write_off';
  charge_kind:
    | 'rent'
    | 'deposit'
    | 'late_fee'
    | 'other'
    | 'opening_balance'
    | 'condominium_fee'
    | 'utility'
    | 'itbis'
    | 'returned_payment';
  community_part: 'board' | 'areas' | 'parcels' | 'lost_and_found';
  community_post_kind: 'board' | 'lost' | 'found' | 'comment';
  condition_moment: 'move_in' | 'move_out';
  contract_kind: 'contract' | 'amendment';
  contract_status: 'open' | 'signed' | 'refused' | 'voided';
  currency_code: 'DOP' | 'USD';
  data_request_kind: 'export' | 'correction' | 'deletion';
  data_request_status: 'open' | 'done' | 'refused' | 'withdrawn';
  decision_kind: 'yes_no' | 'single' | 'several' | 'ranked' | 'score' | 'budget';
  decision_outcome: 'adopted' | 'rejected' | 'chosen' | 'shared' | 'tied' | 'no_majority' | 'no_quorum';
  decision_status: 'draft' | 'open' | 'closed' | 'certified';
  decision_voters: 'owners' | 'occupants' | 'owners_and_tenants';
  deduction_kind: 'owed' | 'repairs' | 'cleaning' | 'other';
  document_area: 'portfolio' | 'leases' | 'people';
  document_kind:
    | 'contract'
    | 'identity'
    | 'title'
    | 'insurance'
    | 'inventory'
    | 'photo'
    | 'invoice'
    | 'permit'
    | 'other';
  document_request_status: 'requested' | 'handed_in' | 'refused' | 'accepted' | 'called_off';
  ecf_approval: 'none' | 'approved' | 'refused';
  ecf_delivery: 'not_due' | 'to_deliver' | 'delivered' | 'refused' | 'unreachable';
  ecf_environment: 'testecf' | 'certecf' | 'ecf';
  ecf_state: 'to_sign' | 'signed' | 'sent' | 'accepted' | 'conditional' | 'rejected' | 'annulled';
  export_format:
    | 'quickbooks_csv'
    | 'quickbooks_iif'
    | 'xero_bank'
    | 'xero_invoices'
    | 'odoo_journal'
    | 'generic_journal';
  identity_type: 'cedula' | 'rnc' | 'passport';
  invitation_kind: 'member' | 'tenant' | 'co_owner';
  issuing_way: 'paper' | 'direct' | 'provider' | 'external';
  item_condition: 'new' | 'good' | 'worn' | 'damaged' | 'missing';
  journal_kind:
    | 'charge'
    | 'payment'
    | 'credit_application'
    | 'reversal'
    | 'adjustment'
    | 'opening'
    | 'deposit_refund'
    | 'manual'
    | 'charge_credit'
    | 'conversion'
    | 'bill'
    | 'bill_payment'
    | 'bank_transaction'
    | 'cash_transfer'
    | 'payment_refund'
    | 'owner_distribution'
    | 'unit_move';
  late_fee_frequency: 'one_time' | 'daily';
  late_fee_kind: 'none' | 'fixed' | 'percent_of_outstanding' | 'percent_of_rent';
  lease_event_kind:
    | 'created'
    | 'draft_changed'
    | 'contract_sent'
    | 'contract_recalled'
    | 'contract_outdated'
    | 'party_signed'
    | 'party_refused'
    | 'contract_signed'
    | 'signed'
    | 'started'
    | 'notice_given'
    | 'notice_withdrawn'
    | 'rent_changed'
    | 'tenants_changed'
    | 'guarantors_changed'
    | 'renewal_drafted'
    | 'renewed'
    | 'unit_moved'
    | 'month_to_month'
    | 'ended'
    | 'terminated'
    | 'called_off'
    | 'deposit_opened'
    | 'deposit_reopened'
    | 'deposit_carried'
    | 'credit_moved'
    | 'deposit_settled';
  lease_status:
    | 'draft'
    | 'sent'
    | 'partially_signed'
    | 'signed'
    | 'active'
    | 'notice_given'
    | 'month_to_month'
    | 'ended'
    | 'terminated'
    | 'renewed';
  legal_file_kind:
    | 'end_of_term'
    | 'rent_increase'
    | 'deposit'
    | 'unpaid_rent'
    | 'eviction'
    | 'new_owner'
    | 'death_of_tenant'
    | 'sublease';
  legal_file_status: 'open' | 'closed';
  legal_step:
    | 'paper_written'
    | 'served'
    | 'sent'
    | 'agreed'
    | 'unit_returned'
    | 'condition_recorded'
    | 'deposit_refunded'
    | 'debt_paid'
    | 'claim_filed'
    | 'hearing_set'
    | 'judgment_given'
    | 'judgment_served'
    | 'unit_recovered'
    | 'ownership_changed'
    | 'tenant_died'
    | 'taken_over'
    | 'sublease_requested'
    | 'note';
  maintenance_category:
    | 'plumbing'
    | 'electricity'
    | 'air_conditioning'
    | 'appliances'
    | 'doors_and_locks'
    | 'structure'
    | 'pests'
    | 'cleaning'
    | 'common_areas'
    | 'other';
  maintenance_event_kind:
    | 'reported'
    | 'started'
    | 'set_back'
    | 'completed'
    | 'cancelled'
    | 'reopened'
    | 'priority_changed'
    | 'assigned'
    | 'stage_changed'
    | 'message'
    | 'note'
    | 'photo_added'
    | 'rated'
    | 'work_order';
  maintenance_priority: 'low' | 'medium' | 'high' | 'urgent';
  maintenance_stage: 'assigned' | 'scheduled' | 'waiting_for_parts' | 'waiting_for_resident';
  maintenance_status: 'pending' | 'in_progress' | 'completed' | 'cancelled';
  majority_base: 'present' | 'cast' | 'all';
  membership_role: 'owner' | 'manager' | 'accountant' | 'maintenance' | 'viewer';
  message_step:
    | 'queued'
    | 'waits_for_morning'
    | 'taken'
    | 'accepted'
    | 'retried'
    | 'refused'
    | 'shown'
    | 'delivered'
    | 'read'
    | 'failed'
    | 'device_gone'
    | 'no_address'
    | 'no_device'
    | 'no_consent'
    | 'no_sender'
    | 'not_allowed'
    | 'switched_off'
    | 'muted'
    | 'throttled';
  minutes_role: 'chair' | 'secretary';
  ncf_kind:
    | 'fiscal_credit'
    | 'consumer'
    | 'credit_note'
    | 'special_regime'
    | 'government'
    | 'purchases'
    | 'minor_expenses'
    | 'debit_note';
  neighbour_name_kind: 'first_name_and_unit' | 'first_name' | 'unit';
  notice_audience: 'organization' | 'property' | 'units' | 'leases';
  notice_party: 'landlord' | 'tenant';
  notification_cadence: 'off' | 'at_once' | 'daily' | 'weekly';
  notification_channel: 'in_app' | 'email' | 'push' | 'whatsapp';
  notification_event:
    | 'payment_reported'
    | 'payment_decided'
    | 'application_received'
    | 'message_received'
    | 'notice_published'
    | 'maintenance_reported'
    | 'maintenance_updated'
    | 'parcel_waiting'
    | 'reservation_decided'
    | 'rules_published'
    | 'document_requested'
    | 'document_shared'
    | 'document_handed_in'
    | 'card_disputed'
    | 'account_security'
    | 'autopay_announced'
    | 'autopay_changed'
    | 'autopay_failed'
    | 'autopay_stopped'
    | 'calendar_reminder'
    | 'certificate_ending'
    | 'contract_decided'
    | 'contract_to_sign'
    | 'ecf_alarm'
    | 'fiscal_receipt_issued'
    | 'lease_ending'
    | 'maintenance_urgent'
    | 'plan_answered'
    | 'plan_requested'
    | 'preventive_opened'
    | 'quote_received'
    | 'report_ready'
    | 'report_scheduled'
    | 'test'
    | 'unit_moved'
    | 'vendor_document_ending'
    | 'visit_planned'
    | 'work_order_to_approve'
    | 'assembly_called'
    | 'decision_closed'
    | 'decision_closing'
    | 'decision_opened'
    | 'data_answered'
    | 'data_requested';
  notification_record:
    | 'account'
    | 'application'
    | 'area_reservation'
    | 'assembly'
    | 'autopay'
    | 'bill'
    | 'calendar_event'
    | 'contract'
    | 'conversation'
    | 'decision'
    | 'document'
    | 'document_request'
    | 'fiscal_invoice'
    | 'house_rules'
    | 'lease'
    | 'maintenance_request'
    | 'notice'
    | 'parcel'
    | 'payment'
    | 'preventive_plan'
    | 'report_file'
    | 'report_schedule'
    | 'signing_certificate'
    | 'vendor'
    | 'work_order'
    | 'data_request';
  organization_kind: 'person' | 'company' | 'enterprise';
  payment_method:
    | 'transfer'
    | 'cash'
    | 'card'
    | 'cheque'
    | 'deposit'
    | 'withholding'
    | 'opening_credit'
    | 'moved_credit';
  payment_status: 'reported' | 'confirmed' | 'rejected' | 'reversed';
  plan_request_status: 'open' | 'agreed' | 'answered' | 'withdrawn';
  preventive_rhythm: 'days' | 'weeks' | 'months' | 'years';
  program_scope: 'overview' | 'portfolio' | 'money' | 'leases' | 'maintenance' | 'own' | 'help' | 'prepare';
  property_contact_kind: 'office' | 'manager' | 'emergency';
  property_type:
    | 'single_family'
    | 'multi_family'
    | 'apartment_complex'
    | 'condominium'
    | 'commercial'
    | 'mixed';
  proration_method: 'thirty_days' | 'calendar_month' | 'year_365' | 'none';
  quote_tax: 'none' | 'included' | 'added';
  ranked_tie_rule: 'earlier_rounds' | 'together';
  reference_kind: 'landlord' | 'employer' | 'personal';
  reference_outcome: 'pending' | 'favorable' | 'unfavorable' | 'unreachable';
  refund_status: 'requested' | 'done' | 'failed';
  report_file_status: 'waiting' | 'working' | 'done' | 'failed';
  report_kind:
    | 'income_statement'
    | 'balance_sheet'
    | 'trial_balance'
    | 'cash_flow'
    | 'rent_roll'
    | 'aged_receivables'
    | 'deposits_held'
    | 'owner_statement'
    | 'vacancy_loss'
    | 'budget_variance'
    | 'tax_summary';
  report_rhythm: 'weekly' | 'monthly';
  reservation_status: 'requested' | 'confirmed' | 'refused' | 'cancelled';
  results_shown: 'always' | 'after_vote' | 'after_close';
  security_event_kind:
    | 'signed_in'
    | 'password_changed'
    | 'email_changed'
    | 'factor_added'
    | 'factor_removed'
    | 'recovery_codes_created'
    | 'recovery_code_used'
    | 'sessions_ended'
    | 'data_exported'
    | 'program_granted'
    | 'program_revoked';
  signer_role: 'landlord' | 'tenant' | 'guarantor';
  tax_form: '606' | '607' | '608' | 'IT-1' | 'IR-17';
  tax_form_status: 'open' | 'checked' | 'filed';
  tax_regime: 'ordinary' | 'simplified';
  tax_treatment: 'exempt' | 'taxable' | 'furnished';
  taxpayer_kind: 'person' | 'company';
  taxpayer_size: 'large_national' | 'large_local' | 'medium' | 'small' | 'micro' | 'unclassified';
  template_kind: 'message' | 'notice';
  unit_use: 'dwelling' | 'commercial';
  user_type: 'owner' | 'manager' | 'tenant' | 'admin';
  vendor_document_kind: 'insurance' | 'licence' | 'tax_certificate' | 'other';
  vote_weight: 'one_each' | 'unit' | 'area' | 'coefficient';
  whatsapp_sender_status: 'active' | 'failing' | 'off';
  work_order_payer: 'owner' | 'tenant' | 'deposit';
  work_order_status:
    | 'draft'
    | 'quoting'
    | 'awaiting_approval'
    | 'approved'
    | 'in_progress'
    | 'done'
    | 'billed'
    | 'cancelled';
};

export interface Database {
  public: {
    Tables: {
      account_balances: {
        Row: {
          accountId: string;
          balanceMinor: number;
          currency: Enums['currency_code'];
          organizationId: string;
        };

        Insert: {
          accountId: string;
          balanceMinor?: number;
          currency: Enums['currency_code'];
          organizationId: string;
        };
        Update: {
          accountId?: string;
          balanceMinor?: number;
          currency?: Enums['currency_code'];
          organizationId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'account_balances_organization_id_account_id_fkey';
            columns: ['organization_id', 'account_id'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      account_months: {
        Row: {
          accountId: string;
          amountMinor: number;
          basis: Enums['accounting_basis'];
          currency: Enums['currency_code'];
          debitMinor: number;
          month: string;
          organizationId: string;
        };

        Insert: {
          accountId: string;
          amountMinor?: number;
          basis: Enums['accounting_basis'];
          currency: Enums['currency_code'];
          debitMinor?: number;
          month: string;
          organizationId: string;
        };
        Update: {
          accountId?: string;
          amountMinor?: number;
          basis?: Enums['accounting_basis'];
          currency?: Enums['currency_code'];
          debitMinor?: number;
          month?: string;
          organizationId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'account_months_organization_id_account_id_fkey';
            columns: ['organization_id', 'account_id'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      accounting_account_names: {
        Row: {
          accountId: string;
          externalName: string;
          organizationId: string;
          system: Enums['accounting_system'];
        };

        Insert: {
          accountId: string;
          externalName: string;
          organizationId: string;
          system: Enums['accounting_system'];
        };
        Update: {
          accountId?: string;
          externalName?: string;
          organizationId?: string;
          system?: Enums['accounting_system'];
        };
        Relationships: [
          {
            foreignKeyName: 'accounting_account_names_organization_id_account_id_fkey';
            columns: ['organization_id', 'account_id'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      accounting_exports: {
        Row: {
          accountId: string | null;
          createdAt: string;
          createdBy: string | null;
          createdByName: string;
          currency: Enums['currency_code'];
          fileName: string;
          fileSha256: string;
          format: Enums['export_format'];
          fromOn: string;
          id: string;
          isOnlyNew: boolean;
          organizationId: string;
          repeats: number;
          rowCount: number;
          throughNumber: number;
          toOn: string;
        };

        Insert: {
          accountId?: string | null;
          createdAt?: string;
          createdBy?: string | null;
          createdByName?: string;
          currency: Enums['currency_code'];
          fileName: string;
          fileSha256: string;
          format: Enums['export_format'];
          fromOn: string;
          id?: string;
          isOnlyNew: boolean;
          organizationId: string;
          repeats?: number;
          rowCount: number;
          throughNumber: number;
          toOn: string;
        };
        Update: {
          accountId?: string | null;
          createdAt?: string;
          createdBy?: string | null;
          createdByName?: string;
          currency?: Enums['currency_code'];
          fileName?: string;
          fileSha256?: string;
          format?: Enums['export_format'];
          fromOn?: string;
          id?: string;
          isOnlyNew?: boolean;
          organizationId?: string;
          repeats?: number;
          rowCount?: number;
          throughNumber?: number;
          toOn?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'accounting_exports_account_fkey';
            columns: ['organization_id', 'account_id'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'accounting_exports_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
        ];
      };
      accounting_period_events: {
        Row: {
          actorId: string;
          at: string;
          closedThroughAfter: string | null;
          closedThroughBefore: string | null;
          id: string;
          kind: string;
          organizationId: string;
          reason: string;
        };

        Insert: {
          actorId: string;
          at?: string;
          closedThroughAfter?: string | null;
          closedThroughBefore?: string | null;
          id?: string;
          kind: string;
          organizationId: string;
          reason?: string;
        };
        Update: {
          actorId?: string;
          at?: string;
          closedThroughAfter?: string | null;
          closedThroughBefore?: string | null;
          id?: string;
          kind?: string;
          organizationId?: string;
          reason?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'accounting_period_events_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
        ];
      };
      accounting_periods: {
        Row: { changedAt: string; closedThrough: string | null; organizationId: string };

        Insert: { changedAt?: string; closedThrough?: string | null; organizationId: string };
        Update: { changedAt?: string; closedThrough?: string | null; organizationId?: string };
        Relationships: [
          {
            foreignKeyName: 'accounting_periods_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: true;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
        ];
      };
      accounting_targets: {
        Row: {
          journalName: string;
          organizationId: string;
          system: Enums['accounting_system'];
          taxName: string;
          updatedAt: string;
        };

        Insert: {
          journalName?: string;
          organizationId: string;
          system: Enums['accounting_system'];
          taxName?: string;
          updatedAt?: string;
        };
        Update: {
          journalName?: string;
          organizationId?: string;
          system?: Enums['accounting_system'];
          taxName?: string;
          updatedAt?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'accounting_targets_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
        ];
      };
      accounts: {
        Row: {
          cashFlowClass: string | null;
          code: string;
          createdAt: string;
          deactivatedAt: string | null;
          heldFor: Enums['cash_holding'];
          id: string;
          kind: Enums['account_kind'];
          name: string;
          organizationId: string;
          subtype: string;
          systemKey: string | null;
        };

        Insert: {
          cashFlowClass?: string | null;
          code: string;
          createdAt?: string;
          deactivatedAt?: string | null;
          heldFor?: Enums['cash_holding'];
          id?: string;
          kind: Enums['account_kind'];
          name: string;
          organizationId: string;
          subtype: string;
          systemKey?: string | null;
        };
        Update: {
          cashFlowClass?: string | null;
          code?: string;
          createdAt?: string;
          deactivatedAt?: string | null;
          heldFor?: Enums['cash_holding'];
          id?: string;
          kind?: Enums['account_kind'];
          name?: string;
          organizationId?: string;
          subtype?: string;
          systemKey?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'accounts_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
        ];
      };
      analysis_boards: {
        Row: {
          createdAt: string;
          id: string;
          isShared: boolean;
          name: string;
          organizationId: string;
          position: number;
          userId: string;
          views: string[];
        };

        Insert: {
          createdAt?: string;
          id?: string;
          isShared?: boolean;
          name: string;
          organizationId: string;
          position?: number;
          userId?: string;
          views?: string[];
        };
        Update: {
          createdAt?: string;
          id?: string;
          isShared?: boolean;
          name?: string;
          organizationId?: string;
          position?: number;
          userId?: string;
          views?: string[];
        };
        Relationships: [
          {
            foreignKeyName: 'analysis_boards_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
        ];
      };
      application_applicants: {
        Row: {
          applicationId: string;
          consentVersion: string | null;
          consentedAt: string | null;
          createdAt: string;
          email: string;
          employer: string;
          fullName: string;
          id: string;
          identityNumber: string;
          identityType: Enums['identity_type'] | null;
          incomeCurrency: Enums['currency_code'] | null;
          incomeMinor: number | null;
          isPrimary: boolean;
          occupation: string;
          organizationId: string;
          phone: string;
          searchName: string | null;
          updatedAt: string;
        };

        Insert: {
          applicationId: string;
          consentVersion?: string | null;
          consentedAt?: string | null;
          createdAt?: string;
          email?: string;
          employer?: string;
          fullName: string;
          id?: string;
          identityNumber?: string;
          identityType?: Enums['identity_type'] | null;
          incomeCurrency?: Enums['currency_code'] | null;
          incomeMinor?: number | null;
          isPrimary?: boolean;
          occupation?: string;
          organizationId: string;
          phone?: string;
          searchName?: never;
          updatedAt?: string;
        };
        Update: {
          applicationId?: string;
          consentVersion?: string | null;
          consentedAt?: string | null;
          createdAt?: string;
          email?: string;
          employer?: string;
          fullName?: string;
          id?: string;
          identityNumber?: string;
          identityType?: Enums['identity_type'] | null;
          incomeCurrency?: Enums['currency_code'] | null;
          incomeMinor?: number | null;
          isPrimary?: boolean;
          occupation?: string;
          organizationId?: string;
          phone?: string;
          searchName?: never;
          updatedAt?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'application_applicants_organization_id_application_id_fkey';
            columns: ['organization_id', 'application_id'];
            isOneToOne: false;
            referencedRelation: 'applications';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'application_applicants_organization_id_application_id_fkey';
            columns: ['organization_id', 'application_id'];
            isOneToOne: false;
            referencedRelation: 'applications_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      application_documents: {
        Row: {
          applicationId: string;
          createdAt: string;
          createdBy: string | null;
          fileName: string;
          fileType: string;
          id: string;
          kind: Enums['application_document_kind'];
          organizationId: string;
          path: string;
        };

        Insert: {
          applicationId: string;
          createdAt?: string;
          createdBy?: string | null;
          fileName: string;
          fileType: string;
          id?: string;
          kind: Enums['application_document_kind'];
          organizationId: string;
          path?: never;
        };
        Update: {
          applicationId?: string;
          createdAt?: string;
          createdBy?: string | null;
          fileName?: string;
          fileType?: string;
          id?: string;
          kind?: Enums['application_document_kind'];
          organizationId?: string;
          path?: never;
        };
        Relationships: [
          {
            foreignKeyName: 'application_documents_organization_id_application_id_fkey';
            columns: ['organization_id', 'application_id'];
            isOneToOne: false;
            referencedRelation: 'applications';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'application_documents_organization_id_application_id_fkey';
            columns: ['organization_id', 'application_id'];
            isOneToOne: false;
            referencedRelation: 'applications_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      application_events: {
        Row: {
          actorId: string | null;
          applicationId: string;
          at: string;
          id: string;
          kind: Enums['application_event_kind'];
          note: string;
          organizationId: string;
        };

        Insert: {
          actorId?: string | null;
          applicationId: string;
          at?: string;
          id?: string;
          kind: Enums['application_event_kind'];
          note?: string;
          organizationId: string;
        };
        Update: {
          actorId?: string | null;
          applicationId?: string;
          at?: string;
          id?: string;
          kind?: Enums['application_event_kind'];
          note?: string;
          organizationId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'application_events_organization_id_application_id_fkey';
            columns: ['organization_id', 'application_id'];
            isOneToOne: false;
            referencedRelation: 'applications';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'application_events_organization_id_application_id_fkey';
            columns: ['organization_id', 'application_id'];
            isOneToOne: false;
            referencedRelation: 'applications_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      application_references: {
        Row: {
          applicationId: string;
          checkedAt: string | null;
          createdAt: string;
          fullName: string;
          id: string;
          kind: Enums['reference_kind'];
          note: string;
          organizationId: string;
          outcome: Enums['reference_outcome'];
          phone: string;
          updatedAt: string;
        };

        Insert: {
          applicationId: string;
          checkedAt?: string | null;
          createdAt?: string;
          fullName: string;
          id?: string;
          kind: Enums['reference_kind'];
          note?: string;
          organizationId: string;
          outcome?: Enums['reference_outcome'];
          phone?: string;
          updatedAt?: string;
        };
        Update: {
          applicationId?: string;
          checkedAt?: string | null;
          createdAt?: string;
          fullName?: string;
          id?: string;
          kind?: Enums['reference_kind'];
          note?: string;
          organizationId?: string;
          outcome?: Enums['reference_outcome'];
          phone?: string;
          updatedAt?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'application_references_organization_id_application_id_fkey';
            columns: ['organization_id', 'application_id'];
            isOneToOne: false;
            referencedRelation: 'applications';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'application_references_organization_id_application_id_fkey';
            columns: ['organization_id', 'application_id'];
            isOneToOne: false;
            referencedRelation: 'applications_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      applications: {
        Row: {
          createdAt: string;
          createdBy: string | null;
          decidedAt: string | null;
          decidedBy: string | null;
          decisionReason: string;
          id: string;
          isDepositReady: boolean | null;
          leaseId: string | null;
          moveInOn: string | null;
          note: string;
          organizationId: string;
          propertyId: string;
          rentCurrency: Enums['currency_code'];
          rentMinor: number | null;
          retentionUntil: string | null;
          scoreOverride: number | null;
          scoreOverrideNote: string;
          source: Enums['application_source'];
          status: Enums['application_status'];
          submittedAt: string | null;
          termMonths: number | null;
          unitId: string | null;
          updatedAt: string;
        };

        Insert: {
          createdAt?: string;
          createdBy?: string | null;
          decidedAt?: string | null;
          decidedBy?: string | null;
          decisionReason?: string;
          id?: string;
          isDepositReady?: boolean | null;
          leaseId?: string | null;
          moveInOn?: string | null;
          note?: string;
          organizationId: string;
          propertyId: string;
          rentCurrency: Enums['currency_code'];
          rentMinor?: number | null;
          retentionUntil?: string | null;
          scoreOverride?: number | null;
          scoreOverrideNote?: string;
          source?: Enums['application_source'];
          status?: Enums['application_status'];
          submittedAt?: string | null;
          termMonths?: number | null;
          unitId?: string | null;
          updatedAt?: string;
        };
        Update: {
          createdAt?: string;
          createdBy?: string | null;
          decidedAt?: string | null;
          decidedBy?: string | null;
          decisionReason?: string;
          id?: string;
          isDepositReady?: boolean | null;
          leaseId?: string | null;
          moveInOn?: string | null;
          note?: string;
          organizationId?: string;
          propertyId?: string;
          rentCurrency?: Enums['currency_code'];
          rentMinor?: number | null;
          retentionUntil?: string | null;
          scoreOverride?: number | null;
          scoreOverrideNote?: string;
          source?: Enums['application_source'];
          status?: Enums['application_status'];
          submittedAt?: string | null;
          termMonths?: number | null;
          unitId?: string | null;
          updatedAt?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'applications_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'applications_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'applications_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'applications_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'applications_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'applications_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'applications_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'applications_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'applications_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'applications_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'applications_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'applications_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['property_id', 'id'];
          },
        ];
      };
      approval_limits: {
        Row: { amountMinor: number; currency: Enums['currency_code']; organizationId: string };

        Insert: { amountMinor: number; currency: Enums['currency_code']; organizationId: string };
        Update: { amountMinor?: number; currency?: Enums['currency_code']; organizationId?: string };
        Relationships: [
          {
            foreignKeyName: 'approval_limits_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
        ];
      };
      area_reservations: {
        Row: {
          areaId: string;
          createdAt: string;
          decidedAt: string | null;
          endsAt: string;
          id: string;
          leaseId: string | null;
          note: string;
          organizationId: string;
          propertyId: string;
          reason: string;
          reservedBy: string | null;
          startsAt: string;
          status: Enums['reservation_status'];
        };

        Insert: {
          areaId: string;
          createdAt?: string;
          decidedAt?: string | null;
          endsAt: string;
          id: string;
          leaseId?: string | null;
          note?: string;
          organizationId: string;
          propertyId: string;
          reason?: string;
          reservedBy?: string | null;
          startsAt: string;
          status: Enums['reservation_status'];
        };
        Update: {
          areaId?: string;
          createdAt?: string;
          decidedAt?: string | null;
          endsAt?: string;
          id?: string;
          leaseId?: string | null;
          note?: string;
          organizationId?: string;
          propertyId?: string;
          reason?: string;
          reservedBy?: string | null;
          startsAt?: string;
          status?: Enums['reservation_status'];
        };
        Relationships: [
          {
            foreignKeyName: 'area_reservations_organization_id_area_id_fkey';
            columns: ['organization_id', 'area_id'];
            isOneToOne: false;
            referencedRelation: 'common_areas';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'area_reservations_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'area_reservations_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'area_reservations_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'area_reservations_property_id_area_id_fkey';
            columns: ['property_id', 'area_id'];
            isOneToOne: false;
            referencedRelation: 'common_areas';
            referencedColumns: ['property_id', 'id'];
          },
        ];
      };
      assemblies: {
        Row: {
          call: number;
          calledAt: string | null;
          closedAt: string | null;
          createdAt: string;
          createdBy: string | null;
          id: string;
          minutes: string;
          minutesHash: string | null;
          openedAt: string | null;
          organizationId: string;
          place: string;
          propertyId: string;
          quorum: Json | null;
          rulesId: string | null;
          secondCallAt: string | null;
          startsAt: string;
          status: Enums['assembly_status'];
          title: string;
        };

        Insert: {
          call?: number;
          calledAt?: string | null;
          closedAt?: string | null;
          createdAt?: string;
          createdBy?: string | null;
          id: string;
          minutes?: string;
          minutesHash?: string | null;
          openedAt?: string | null;
          organizationId: string;
          place?: string;
          propertyId: string;
          quorum?: Json | null;
          rulesId?: string | null;
          secondCallAt?: string | null;
          startsAt: string;
          status?: Enums['assembly_status'];
          title: string;
        };
        Update: {
          call?: number;
          calledAt?: string | null;
          closedAt?: string | null;
          createdAt?: string;
          createdBy?: string | null;
          id?: string;
          minutes?: string;
          minutesHash?: string | null;
          openedAt?: string | null;
          organizationId?: string;
          place?: string;
          propertyId?: string;
          quorum?: Json | null;
          rulesId?: string | null;
          secondCallAt?: string | null;
          startsAt?: string;
          status?: Enums['assembly_status'];
          title?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'assemblies_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'assemblies_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'assemblies_property_id_rules_id_fkey';
            columns: ['property_id', 'rules_id'];
            isOneToOne: false;
            referencedRelation: 'decision_rules';
            referencedColumns: ['property_id', 'id'];
          },
        ];
      };
      assembly_attendance: {
        Row: {
          arrivedAt: string;
          assemblyId: string;
          id: string;
          leftAt: string | null;
          organizationId: string;
          personId: string | null;
          propertyId: string;
          proxyId: string | null;
          recordedBy: string | null;
          unitId: string;
          weight: number | null;
        };

        Insert: {
          arrivedAt?: string;
          assemblyId: string;
          id: string;
          leftAt?: string | null;
          organizationId: string;
          personId?: string | null;
          propertyId: string;
          proxyId?: string | null;
          recordedBy?: string | null;
          unitId: string;
          weight?: number | null;
        };
        Update: {
          arrivedAt?: string;
          assemblyId?: string;
          id?: string;
          leftAt?: string | null;
          organizationId?: string;
          personId?: string | null;
          propertyId?: string;
          proxyId?: string | null;
          recordedBy?: string | null;
          unitId?: string;
          weight?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'assembly_attendance_organization_id_assembly_id_fkey';
            columns: ['organization_id', 'assembly_id'];
            isOneToOne: false;
            referencedRelation: 'assemblies';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'assembly_attendance_organization_id_assembly_id_fkey';
            columns: ['organization_id', 'assembly_id'];
            isOneToOne: false;
            referencedRelation: 'assemblies_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'assembly_attendance_organization_id_person_id_fkey';
            columns: ['organization_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'assembly_attendance_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'assembly_attendance_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'assembly_attendance_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'assembly_attendance_proxy_id_fkey';
            columns: ['proxy_id'];
            isOneToOne: false;
            referencedRelation: 'decision_proxies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'assembly_attendance_proxy_id_fkey';
            columns: ['proxy_id'];
            isOneToOne: false;
            referencedRelation: 'decision_proxies_list';
            referencedColumns: ['id'];
          },
        ];
      };
      assembly_items: {
        Row: {
          assemblyId: string;
          decisionId: string | null;
          id: string;
          isMotion: boolean;
          movedBy: string;
          organizationId: string;
          position: number;
          propertyId: string;
          title: string;
        };

        Insert: {
          assemblyId: string;
          decisionId?: string | null;
          id?: string;
          isMotion?: boolean;
          movedBy?: string;
          organizationId: string;
          position: number;
          propertyId: string;
          title: string;
        };
        Update: {
          assemblyId?: string;
          decisionId?: string | null;
          id?: string;
          isMotion?: boolean;
          movedBy?: string;
          organizationId?: string;
          position?: number;
          propertyId?: string;
          title?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'assembly_items_organization_id_assembly_id_fkey';
            columns: ['organization_id', 'assembly_id'];
            isOneToOne: false;
            referencedRelation: 'assemblies';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'assembly_items_organization_id_assembly_id_fkey';
            columns: ['organization_id', 'assembly_id'];
            isOneToOne: false;
            referencedRelation: 'assemblies_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'assembly_items_property_id_decision_id_fkey';
            columns: ['property_id', 'decision_id'];
            isOneToOne: false;
            referencedRelation: 'decisions';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'assembly_items_property_id_decision_id_fkey';
            columns: ['property_id', 'decision_id'];
            isOneToOne: false;
            referencedRelation: 'decisions_list';
            referencedColumns: ['property_id', 'id'];
          },
        ];
      };
      assets: {
        Row: {
          costCurrency: Enums['currency_code'] | null;
          costMinor: number | null;
          createdAt: string;
          expectedLifeYears: number | null;
          id: string;
          installedOn: string | null;
          kind: Enums['asset_kind'];
          maker: string;
          model: string;
          name: string;
          nameOrder: string | null;
          note: string;
          organizationId: string;
          propertyId: string;
          retiredOn: string | null;
          searchText: string;
          serialNumber: string;
          unitId: string | null;
          warrantyUntil: string | null;
        };

        Insert: {
          costCurrency?: Enums['currency_code'] | null;
          costMinor?: number | null;
          createdAt?: string;
          expectedLifeYears?: number | null;
          id?: string;
          installedOn?: string | null;
          kind: Enums['asset_kind'];
          maker?: string;
          model?: string;
          name: string;
          nameOrder?: never;
          note?: string;
          organizationId: string;
          propertyId: string;
          retiredOn?: string | null;
          searchText?: never;
          serialNumber?: string;
          unitId?: string | null;
          warrantyUntil?: string | null;
        };
        Update: {
          costCurrency?: Enums['currency_code'] | null;
          costMinor?: number | null;
          createdAt?: string;
          expectedLifeYears?: number | null;
          id?: string;
          installedOn?: string | null;
          kind?: Enums['asset_kind'];
          maker?: string;
          model?: string;
          name?: string;
          nameOrder?: never;
          note?: string;
          organizationId?: string;
          propertyId?: string;
          retiredOn?: string | null;
          searchText?: never;
          serialNumber?: string;
          unitId?: string | null;
          warrantyUntil?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'assets_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'assets_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'assets_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'assets_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'assets_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'assets_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'assets_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'assets_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'assets_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['property_id', 'id'];
          },
        ];
      };
      assistant_conversations: {
        Row: {
          askedAt: string;
          createdAt: string;
          id: string;
          organizationId: string | null;
          title: string;
          userId: string;
        };

        Insert: {
          askedAt?: string;
          createdAt?: string;
          id?: string;
          organizationId?: string | null;
          title: string;
          userId?: string;
        };
        Update: {
          askedAt?: string;
          createdAt?: string;
          id?: string;
          organizationId?: string | null;
          title?: string;
          userId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'assistant_conversations_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
        ];
      };
      assistant_turns: {
        Row: {
          answer: NonNullable<Json>;
          conversationId: string;
          createdAt: string;
          id: string;
          question: string;
          userId: string;
        };

        Insert: {
          answer: NonNullable<Json>;
          conversationId: string;
          createdAt?: string;
          id?: string;
          question: string;
          userId?: string;
        };
        Update: {
          answer?: NonNullable<Json>;
          conversationId?: string;
          createdAt?: string;
          id?: string;
          question?: string;
          userId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'assistant_turns_user_id_conversation_id_fkey';
            columns: ['user_id', 'conversation_id'];
            isOneToOne: false;
            referencedRelation: 'assistant_conversations';
            referencedColumns: ['user_id', 'id'];
          },
        ];
      };
      audit_log: {
        Row: {
          action: string;
          actorId: string | null;
          after: Json | null;
          at: string;
          before: Json | null;
          id: number;
          organizationId: string | null;
          rowId: string | null;
          tableName: string;
        };

        Insert: {
          action: string;
          actorId?: string | null;
          after?: Json | null;
          at?: string;
          before?: Json | null;
          id?: never;
          organizationId?: string | null;
          rowId?: string | null;
          tableName: string;
        };
        Update: {
          action?: string;
          actorId?: string | null;
          after?: Json | null;
          at?: string;
          before?: Json | null;
          id?: never;
          organizationId?: string | null;
          rowId?: string | null;
          tableName?: string;
        };
        Relationships: [];
      };
      autopay_charges: {
        Row: {
          amountMinor: number | null;
          announcedAt: string;
          announcedMinor: number;
          attempt: number;
          autopayId: string;
          cardPaymentId: string | null;
          chargeOn: string;
          currency: Enums['currency_code'];
          decidedAt: string | null;
          id: string;
          leaseId: string;
          month: string;
          organizationId: string;
          skippedFor: string | null;
          status: Enums['autopay_charge_status'];
        };

        Insert: {
          amountMinor?: number | null;
          announcedAt?: string;
          announcedMinor: number;
          attempt: number;
          autopayId: string;
          cardPaymentId?: string | null;
          chargeOn: string;
          currency: Enums['currency_code'];
          decidedAt?: string | null;
          id?: string;
          leaseId: string;
          month: string;
          organizationId: string;
          skippedFor?: string | null;
          status: Enums['autopay_charge_status'];
        };
        Update: {
          amountMinor?: number | null;
          announcedAt?: string;
          announcedMinor?: number;
          attempt?: number;
          autopayId?: string;
          cardPaymentId?: string | null;
          chargeOn?: string;
          currency?: Enums['currency_code'];
          decidedAt?: string | null;
          id?: string;
          leaseId?: string;
          month?: string;
          organizationId?: string;
          skippedFor?: string | null;
          status?: Enums['autopay_charge_status'];
        };
        Relationships: [
          {
            foreignKeyName: 'autopay_charges_organization_id_autopay_id_fkey';
            columns: ['organization_id', 'autopay_id'];
            isOneToOne: false;
            referencedRelation: 'autopays';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'autopay_charges_organization_id_card_payment_id_fkey';
            columns: ['organization_id', 'card_payment_id'];
            isOneToOne: false;
            referencedRelation: 'card_payments';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'autopay_charges_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'autopay_charges_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'autopay_charges_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      autopays: {
        Row: {
          cardBrand: string | null;
          cardExpires: string | null;
          cardLast4: string | null;
          cardPaymentId: string | null;
          carriedFrom: string | null;
          consentLanguage: string;
          consentVersion: string;
          consentedAt: string;
          countsFrom: string | null;
          createdAt: string;
          currency: Enums['currency_code'];
          id: string;
          leaseId: string;
          limitMinor: number;
          organizationId: string;
          paysOn: number | null;
          processor: Enums['card_processor'];
          status: Enums['autopay_status'];
          stoppedFor: string | null;
          updatedAt: string;
          userId: string;
        };

        Insert: {
          cardBrand?: string | null;
          cardExpires?: string | null;
          cardLast4?: string | null;
          cardPaymentId?: string | null;
          carriedFrom?: string | null;
          consentLanguage: string;
          consentVersion: string;
          consentedAt?: string;
          countsFrom?: string | null;
          createdAt?: string;
          currency: Enums['currency_code'];
          id?: string;
          leaseId: string;
          limitMinor: number;
          organizationId: string;
          paysOn?: number | null;
          processor: Enums['card_processor'];
          status?: Enums['autopay_status'];
          stoppedFor?: string | null;
          updatedAt?: string;
          userId: string;
        };
        Update: {
          cardBrand?: string | null;
          cardExpires?: string | null;
          cardLast4?: string | null;
          cardPaymentId?: string | null;
          carriedFrom?: string | null;
          consentLanguage?: string;
          consentVersion?: string;
          consentedAt?: string;
          countsFrom?: string | null;
          createdAt?: string;
          currency?: Enums['currency_code'];
          id?: string;
          leaseId?: string;
          limitMinor?: number;
          organizationId?: string;
          paysOn?: number | null;
          processor?: Enums['card_processor'];
          status?: Enums['autopay_status'];
          stoppedFor?: string | null;
          updatedAt?: string;
          userId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'autopays_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['lease_id', 'currency'];
          },
          {
            foreignKeyName: 'autopays_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['id', 'currency'];
          },
          {
            foreignKeyName: 'autopays_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['id', 'currency'];
          },
          {
            foreignKeyName: 'autopays_organization_id_card_payment_id_fkey';
            columns: ['organization_id', 'card_payment_id'];
            isOneToOne: false;
            referencedRelation: 'card_payments';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'autopays_organization_id_carried_from_fkey';
            columns: ['organization_id', 'carried_from'];
            isOneToOne: false;
            referencedRelation: 'autopays';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'autopays_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'autopays_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'autopays_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      bank_accounts: {
        Row: {
          accountId: string;
          archivedAt: string | null;
          bankName: string;
          createdAt: string;
          csvMapping: Json | null;
          currency: Enums['currency_code'];
          id: string;
          lastFour: string;
          name: string;
          openingMinor: number;
          openingOn: string;
          organizationId: string;
        };

        Insert: {
          accountId: string;
          archivedAt?: string | null;
          bankName?: string;
          createdAt?: string;
          csvMapping?: Json | null;
          currency: Enums['currency_code'];
          id?: string;
          lastFour?: string;
          name: string;
          openingMinor?: number;
          openingOn: string;
          organizationId: string;
        };
        Update: {
          accountId?: string;
          archivedAt?: string | null;
          bankName?: string;
          createdAt?: string;
          csvMapping?: Json | null;
          currency?: Enums['currency_code'];
          id?: string;
          lastFour?: string;
          name?: string;
          openingMinor?: number;
          openingOn?: string;
          organizationId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'bank_accounts_organization_id_account_id_fkey';
            columns: ['organization_id', 'account_id'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bank_accounts_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
        ];
      };
      bank_imports: {
        Row: {
          bankAccountId: string;
          beforeCount: number;
          createdAt: string;
          createdBy: string | null;
          fileName: string;
          firstOn: string | null;
          id: string;
          knownCount: number;
          lastOn: string | null;
          leftOutCount: number;
          lineCount: number;
          newCount: number;
          organizationId: string;
          undoneAt: string | null;
          undoneBy: string | null;
        };

        Insert: {
          bankAccountId: string;
          beforeCount?: number;
          createdAt?: string;
          createdBy?: string | null;
          fileName: string;
          firstOn?: string | null;
          id?: string;
          knownCount?: number;
          lastOn?: string | null;
          leftOutCount?: number;
          lineCount: number;
          newCount: number;
          organizationId: string;
          undoneAt?: string | null;
          undoneBy?: string | null;
        };
        Update: {
          bankAccountId?: string;
          beforeCount?: number;
          createdAt?: string;
          createdBy?: string | null;
          fileName?: string;
          firstOn?: string | null;
          id?: string;
          knownCount?: number;
          lastOn?: string | null;
          leftOutCount?: number;
          lineCount?: number;
          newCount?: number;
          organizationId?: string;
          undoneAt?: string | null;
          undoneBy?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'bank_imports_organization_id_bank_account_id_fkey';
            columns: ['organization_id', 'bank_account_id'];
            isOneToOne: false;
            referencedRelation: 'bank_accounts';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      bank_lines: {
        Row: {
          amountMinor: number;
          bankAccountId: string;
          createdAt: string;
          description: string;
          id: string;
          ignoreReason: string | null;
          ignoredAt: string | null;
          importId: string;
          lineKey: string;
          matchedMinor: number;
          occurredOn: string;
          organizationId: string;
          reconciliationId: string | null;
          reference: string;
          status: string;
        };

        Insert: {
          amountMinor: number;
          bankAccountId: string;
          createdAt?: string;
          description?: string;
          id?: string;
          ignoreReason?: string | null;
          ignoredAt?: string | null;
          importId: string;
          lineKey: string;
          matchedMinor?: number;
          occurredOn: string;
          organizationId: string;
          reconciliationId?: string | null;
          reference?: string;
          status?: never;
        };
        Update: {
          amountMinor?: number;
          bankAccountId?: string;
          createdAt?: string;
          description?: string;
          id?: string;
          ignoreReason?: string | null;
          ignoredAt?: string | null;
          importId?: string;
          lineKey?: string;
          matchedMinor?: number;
          occurredOn?: string;
          organizationId?: string;
          reconciliationId?: string | null;
          reference?: string;
          status?: never;
        };
        Relationships: [
          {
            foreignKeyName: 'bank_lines_organization_id_bank_account_id_fkey';
            columns: ['organization_id', 'bank_account_id'];
            isOneToOne: false;
            referencedRelation: 'bank_accounts';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bank_lines_organization_id_import_id_fkey';
            columns: ['organization_id', 'import_id'];
            isOneToOne: false;
            referencedRelation: 'bank_imports';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bank_lines_organization_id_reconciliation_id_fkey';
            columns: ['organization_id', 'reconciliation_id'];
            isOneToOne: false;
            referencedRelation: 'bank_reconciliations';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      bank_matches: {
        Row: {
          amountMinor: number;
          bankLineId: string;
          createdAt: string;
          createdBy: string | null;
          id: string;
          journalLineId: number;
          made: string;
          madeId: string | null;
          organizationId: string;
          transferEntryId: string | null;
        };

        Insert: {
          amountMinor: number;
          bankLineId: string;
          createdAt?: string;
          createdBy?: string | null;
          id?: string;
          journalLineId: number;
          made: string;
          madeId?: string | null;
          organizationId: string;
          transferEntryId?: string | null;
        };
        Update: {
          amountMinor?: number;
          bankLineId?: string;
          createdAt?: string;
          createdBy?: string | null;
          id?: string;
          journalLineId?: number;
          made?: string;
          madeId?: string | null;
          organizationId?: string;
          transferEntryId?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'bank_matches_journal_line_id_fkey';
            columns: ['journal_line_id'];
            isOneToOne: true;
            referencedRelation: 'journal_lines';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'bank_matches_journal_line_id_fkey';
            columns: ['journal_line_id'];
            isOneToOne: true;
            referencedRelation: 'journal_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'bank_matches_organization_id_bank_line_id_fkey';
            columns: ['organization_id', 'bank_line_id'];
            isOneToOne: false;
            referencedRelation: 'bank_lines';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      bank_reconciliations: {
        Row: {
          bankAccountId: string;
          closedAt: string;
          closedBy: string | null;
          closingMinor: number;
          endsOn: string;
          id: string;
          lineCount: number;
          openingMinor: number;
          organizationId: string;
          reopenReason: string | null;
          reopenedAt: string | null;
          reopenedBy: string | null;
        };

        Insert: {
          bankAccountId: string;
          closedAt?: string;
          closedBy?: string | null;
          closingMinor: number;
          endsOn: string;
          id?: string;
          lineCount: number;
          openingMinor: number;
          organizationId: string;
          reopenReason?: string | null;
          reopenedAt?: string | null;
          reopenedBy?: string | null;
        };
        Update: {
          bankAccountId?: string;
          closedAt?: string;
          closedBy?: string | null;
          closingMinor?: number;
          endsOn?: string;
          id?: string;
          lineCount?: number;
          openingMinor?: number;
          organizationId?: string;
          reopenReason?: string | null;
          reopenedAt?: string | null;
          reopenedBy?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'bank_reconciliations_organization_id_bank_account_id_fkey';
            columns: ['organization_id', 'bank_account_id'];
            isOneToOne: false;
            referencedRelation: 'bank_accounts';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      bill_documents: {
        Row: {
          billId: string;
          createdAt: string;
          createdBy: string | null;
          fileName: string;
          fileType: string;
          id: string;
          organizationId: string;
          path: string;
        };

        Insert: {
          billId: string;
          createdAt?: string;
          createdBy?: string | null;
          fileName: string;
          fileType: string;
          id?: string;
          organizationId: string;
          path?: never;
        };
        Update: {
          billId?: string;
          createdAt?: string;
          createdBy?: string | null;
          fileName?: string;
          fileType?: string;
          id?: string;
          organizationId?: string;
          path?: never;
        };
        Relationships: [
          {
            foreignKeyName: 'bill_documents_organization_id_bill_id_fkey';
            columns: ['organization_id', 'bill_id'];
            isOneToOne: false;
            referencedRelation: 'bills';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bill_documents_organization_id_bill_id_fkey';
            columns: ['organization_id', 'bill_id'];
            isOneToOne: false;
            referencedRelation: 'bills_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      bill_lines: {
        Row: {
          accountId: string;
          amountMinor: number;
          billId: string;
          description: string;
          id: string;
          isGoods: boolean;
          organizationId: string;
          position: number;
          propertyId: string | null;
        };

        Insert: {
          accountId: string;
          amountMinor: number;
          billId: string;
          description: string;
          id?: string;
          isGoods?: boolean;
          organizationId: string;
          position: number;
          propertyId?: string | null;
        };
        Update: {
          accountId?: string;
          amountMinor?: number;
          billId?: string;
          description?: string;
          id?: string;
          isGoods?: boolean;
          organizationId?: string;
          position?: number;
          propertyId?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'bill_lines_organization_id_account_id_fkey';
            columns: ['organization_id', 'account_id'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bill_lines_organization_id_bill_id_fkey';
            columns: ['organization_id', 'bill_id'];
            isOneToOne: false;
            referencedRelation: 'bills';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bill_lines_organization_id_bill_id_fkey';
            columns: ['organization_id', 'bill_id'];
            isOneToOne: false;
            referencedRelation: 'bills_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bill_lines_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bill_lines_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      bill_pass_ons: {
        Row: {
          billId: string;
          chargeId: string;
          createdAt: string;
          createdBy: string | null;
          lineIds: string[];
          method: string;
          organizationId: string;
          passOnId: string;
        };

        Insert: {
          billId: string;
          chargeId: string;
          createdAt?: string;
          createdBy?: string | null;
          lineIds: string[];
          method: string;
          organizationId: string;
          passOnId: string;
        };
        Update: {
          billId?: string;
          chargeId?: string;
          createdAt?: string;
          createdBy?: string | null;
          lineIds?: string[];
          method?: string;
          organizationId?: string;
          passOnId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'bill_pass_ons_organization_id_bill_id_fkey';
            columns: ['organization_id', 'bill_id'];
            isOneToOne: false;
            referencedRelation: 'bills';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bill_pass_ons_organization_id_bill_id_fkey';
            columns: ['organization_id', 'bill_id'];
            isOneToOne: false;
            referencedRelation: 'bills_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bill_pass_ons_organization_id_charge_id_fkey';
            columns: ['organization_id', 'charge_id'];
            isOneToOne: false;
            referencedRelation: 'charges';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bill_pass_ons_organization_id_charge_id_fkey';
            columns: ['organization_id', 'charge_id'];
            isOneToOne: false;
            referencedRelation: 'charges_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bill_pass_ons_organization_id_charge_id_fkey';
            columns: ['organization_id', 'charge_id'];
            isOneToOne: false;
            referencedRelation: 'charges_to_invoice';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      bill_payment_parts: {
        Row: {
          accountId: string;
          amountMinor: number;
          billId: string;
          billLineId: number;
          billPaymentId: string;
          currency: Enums['currency_code'];
          entryId: string;
          id: number;
          occurredOn: string;
          organizationId: string;
          propertyId: string | null;
        };

        Insert: {
          accountId: string;
          amountMinor: number;
          billId: string;
          billLineId: number;
          billPaymentId: string;
          currency: Enums['currency_code'];
          entryId: string;
          id?: never;
          occurredOn: string;
          organizationId: string;
          propertyId?: string | null;
        };
        Update: {
          accountId?: string;
          amountMinor?: number;
          billId?: string;
          billLineId?: number;
          billPaymentId?: string;
          currency?: Enums['currency_code'];
          entryId?: string;
          id?: never;
          occurredOn?: string;
          organizationId?: string;
          propertyId?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'bill_payment_parts_bill_line_id_fkey';
            columns: ['bill_line_id'];
            isOneToOne: false;
            referencedRelation: 'journal_lines';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'bill_payment_parts_bill_line_id_fkey';
            columns: ['bill_line_id'];
            isOneToOne: false;
            referencedRelation: 'journal_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'bill_payment_parts_organization_id_account_id_fkey';
            columns: ['organization_id', 'account_id'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bill_payment_parts_organization_id_bill_id_fkey';
            columns: ['organization_id', 'bill_id'];
            isOneToOne: false;
            referencedRelation: 'bills';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bill_payment_parts_organization_id_bill_id_fkey';
            columns: ['organization_id', 'bill_id'];
            isOneToOne: false;
            referencedRelation: 'bills_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bill_payment_parts_organization_id_bill_payment_id_fkey';
            columns: ['organization_id', 'bill_payment_id'];
            isOneToOne: false;
            referencedRelation: 'bill_payments';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bill_payment_parts_organization_id_entry_id_fkey';
            columns: ['organization_id', 'entry_id'];
            isOneToOne: false;
            referencedRelation: 'journal_entries';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      bill_payments: {
        Row: {
          accountId: string | null;
          amountMinor: number;
          billId: string;
          createdAt: string;
          createdBy: string | null;
          currency: Enums['currency_code'];
          entryId: string;
          id: string;
          method: Enums['payment_method'] | null;
          organizationId: string;
          paidOn: string;
          reference: string;
          reversalEntryId: string | null;
          reversalReason: string | null;
          reversedAt: string | null;
          settledWith: string | null;
          vendorId: string;
        };

        Insert: {
          accountId?: string | null;
          amountMinor: number;
          billId: string;
          createdAt?: string;
          createdBy?: string | null;
          currency: Enums['currency_code'];
          entryId: string;
          id?: string;
          method?: Enums['payment_method'] | null;
          organizationId: string;
          paidOn: string;
          reference?: string;
          reversalEntryId?: string | null;
          reversalReason?: string | null;
          reversedAt?: string | null;
          settledWith?: string | null;
          vendorId: string;
        };
        Update: {
          accountId?: string | null;
          amountMinor?: number;
          billId?: string;
          createdAt?: string;
          createdBy?: string | null;
          currency?: Enums['currency_code'];
          entryId?: string;
          id?: string;
          method?: Enums['payment_method'] | null;
          organizationId?: string;
          paidOn?: string;
          reference?: string;
          reversalEntryId?: string | null;
          reversalReason?: string | null;
          reversedAt?: string | null;
          settledWith?: string | null;
          vendorId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'bill_payments_organization_id_account_id_fkey';
            columns: ['organization_id', 'account_id'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bill_payments_organization_id_bill_id_vendor_id_currency_fkey';
            columns: ['organization_id', 'bill_id', 'vendor_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'bills';
            referencedColumns: ['organization_id', 'id', 'vendor_id', 'currency'];
          },
          {
            foreignKeyName: 'bill_payments_organization_id_bill_id_vendor_id_currency_fkey';
            columns: ['organization_id', 'bill_id', 'vendor_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'bills_list';
            referencedColumns: ['organization_id', 'id', 'vendor_id', 'currency'];
          },
          {
            foreignKeyName: 'bill_payments_organization_id_entry_id_fkey';
            columns: ['organization_id', 'entry_id'];
            isOneToOne: false;
            referencedRelation: 'journal_entries';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bill_payments_organization_id_reversal_entry_id_fkey';
            columns: ['organization_id', 'reversal_entry_id'];
            isOneToOne: false;
            referencedRelation: 'journal_entries';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bill_payments_organization_id_settled_with_fkey';
            columns: ['organization_id', 'settled_with'];
            isOneToOne: false;
            referencedRelation: 'bills';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bill_payments_organization_id_settled_with_fkey';
            columns: ['organization_id', 'settled_with'];
            isOneToOne: false;
            referencedRelation: 'bills_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      bills: {
        Row: {
          billedOn: string;
          createdAt: string;
          createdBy: string | null;
          currency: Enums['currency_code'];
          decidedAt: string | null;
          decidedBy: string | null;
          decisionReason: string | null;
          dopRate: number | null;
          dueOn: string;
          editedBy: string | null;
          entryId: string | null;
          exciseMinor: number;
          expenseKind: string;
          goodsMinor: number;
          id: string;
          isCredit: boolean;
          isrKind: string | null;
          isrWithheldMinor: number;
          issuerId: string;
          itbisMinor: number;
          itbisProportionalMinor: number;
          itbisToCostMinor: number;
          itbisWithheldMinor: number;
          modifiedNcf: string;
          ncf: string;
          noReceiptReason: string | null;
          note: string;
          organizationId: string;
          otherTaxesMinor: number;
          outstandingMinor: number;
          paidMinor: number;
          paidOn: string | null;
          payableMinor: number;
          paymentForm: string;
          propertyId: string | null;
          purchaseReceiptKind: Enums['ncf_kind'] | null;
          rateSource: string;
          ratedOn: string | null;
          recurringBillId: string | null;
          reversalEntryId: string | null;
          servicesMinor: number;
          status: Enums['bill_status'];
          submittedBy: string | null;
          tipMinor: number;
          totalMinor: number;
          unitId: string | null;
          vendorId: string;
        };

        Insert: {
          billedOn: string;
          createdAt?: string;
          createdBy?: string | null;
          currency: Enums['currency_code'];
          decidedAt?: string | null;
          decidedBy?: string | null;
          decisionReason?: string | null;
          dopRate?: number | null;
          dueOn: string;
          editedBy?: string | null;
          entryId?: string | null;
          exciseMinor?: number;
          expenseKind: string;
          goodsMinor?: number;
          id?: string;
          isCredit?: boolean;
          isrKind?: string | null;
          isrWithheldMinor?: number;
          issuerId: string;
          itbisMinor?: number;
          itbisProportionalMinor?: number;
          itbisToCostMinor?: number;
          itbisWithheldMinor?: number;
          modifiedNcf?: string;
          ncf?: string;
          noReceiptReason?: string | null;
          note?: string;
          organizationId: string;
          otherTaxesMinor?: number;
          outstandingMinor?: never;
          paidMinor?: number;
          paidOn?: string | null;
          payableMinor?: never;
          paymentForm?: string;
          propertyId?: string | null;
          purchaseReceiptKind?: Enums['ncf_kind'] | null;
          rateSource?: string;
          ratedOn?: string | null;
          recurringBillId?: string | null;
          reversalEntryId?: string | null;
          servicesMinor?: number;
          status?: Enums['bill_status'];
          submittedBy?: string | null;
          tipMinor?: number;
          totalMinor?: never;
          unitId?: string | null;
          vendorId: string;
        };
        Update: {
          billedOn?: string;
          createdAt?: string;
          createdBy?: string | null;
          currency?: Enums['currency_code'];
          decidedAt?: string | null;
          decidedBy?: string | null;
          decisionReason?: string | null;
          dopRate?: number | null;
          dueOn?: string;
          editedBy?: string | null;
          entryId?: string | null;
          exciseMinor?: number;
          expenseKind?: string;
          goodsMinor?: number;
          id?: string;
          isCredit?: boolean;
          isrKind?: string | null;
          isrWithheldMinor?: number;
          issuerId?: string;
          itbisMinor?: number;
          itbisProportionalMinor?: number;
          itbisToCostMinor?: number;
          itbisWithheldMinor?: number;
          modifiedNcf?: string;
          ncf?: string;
          noReceiptReason?: string | null;
          note?: string;
          organizationId?: string;
          otherTaxesMinor?: number;
          outstandingMinor?: never;
          paidMinor?: number;
          paidOn?: string | null;
          payableMinor?: never;
          paymentForm?: string;
          propertyId?: string | null;
          purchaseReceiptKind?: Enums['ncf_kind'] | null;
          rateSource?: string;
          ratedOn?: string | null;
          recurringBillId?: string | null;
          reversalEntryId?: string | null;
          servicesMinor?: number;
          status?: Enums['bill_status'];
          submittedBy?: string | null;
          tipMinor?: number;
          totalMinor?: never;
          unitId?: string | null;
          vendorId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'bills_organization_id_entry_id_fkey';
            columns: ['organization_id', 'entry_id'];
            isOneToOne: false;
            referencedRelation: 'journal_entries';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bills_organization_id_issuer_id_fkey';
            columns: ['organization_id', 'issuer_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_issuers';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bills_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bills_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bills_organization_id_recurring_bill_id_fkey';
            columns: ['organization_id', 'recurring_bill_id'];
            isOneToOne: false;
            referencedRelation: 'recurring_bills';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bills_organization_id_reversal_entry_id_fkey';
            columns: ['organization_id', 'reversal_entry_id'];
            isOneToOne: false;
            referencedRelation: 'journal_entries';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bills_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bills_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bills_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bills_organization_id_vendor_id_fkey';
            columns: ['organization_id', 'vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendors';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bills_organization_id_vendor_id_fkey';
            columns: ['organization_id', 'vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendors_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      budget_amounts: {
        Row: {
          accountId: string;
          amountMinor: number;
          currency: Enums['currency_code'];
          id: string;
          month: number;
          organizationId: string;
          propertyId: string | null;
          updatedAt: string;
          year: number;
        };

        Insert: {
          accountId: string;
          amountMinor: number;
          currency: Enums['currency_code'];
          id?: string;
          month: number;
          organizationId: string;
          propertyId?: string | null;
          updatedAt?: string;
          year: number;
        };
        Update: {
          accountId?: string;
          amountMinor?: number;
          currency?: Enums['currency_code'];
          id?: string;
          month?: number;
          organizationId?: string;
          propertyId?: string | null;
          updatedAt?: string;
          year?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'budget_amounts_organization_id_account_id_fkey';
            columns: ['organization_id', 'account_id'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'budget_amounts_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'budget_amounts_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      budget_notes: {
        Row: {
          accountId: string;
          currency: Enums['currency_code'];
          id: string;
          note: string;
          organizationId: string;
          propertyId: string | null;
          updatedAt: string;
          updatedBy: string | null;
          year: number;
        };

        Insert: {
          accountId: string;
          currency: Enums['currency_code'];
          id?: string;
          note: string;
          organizationId: string;
          propertyId?: string | null;
          updatedAt?: string;
          updatedBy?: string | null;
          year: number;
        };
        Update: {
          accountId?: string;
          currency?: Enums['currency_code'];
          id?: string;
          note?: string;
          organizationId?: string;
          propertyId?: string | null;
          updatedAt?: string;
          updatedBy?: string | null;
          year?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'budget_notes_organization_id_account_id_fkey';
            columns: ['organization_id', 'account_id'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'budget_notes_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'budget_notes_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      bureau_checks: {
        Row: {
          answeredAt: string | null;
          applicantId: string;
          applicationId: string;
          askedAt: string;
          askedBy: string | null;
          bureauReference: string;
          id: string;
          organizationId: string;
          outcome: string | null;
          status: string;
          summary: string;
        };

        Insert: {
          answeredAt?: string | null;
          applicantId: string;
          applicationId: string;
          askedAt?: string;
          askedBy?: string | null;
          bureauReference?: string;
          id?: string;
          organizationId: string;
          outcome?: string | null;
          status?: string;
          summary?: string;
        };
        Update: {
          answeredAt?: string | null;
          applicantId?: string;
          applicationId?: string;
          askedAt?: string;
          askedBy?: string | null;
          bureauReference?: string;
          id?: string;
          organizationId?: string;
          outcome?: string | null;
          status?: string;
          summary?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'bureau_checks_organization_id_applicant_id_fkey';
            columns: ['organization_id', 'applicant_id'];
            isOneToOne: false;
            referencedRelation: 'application_applicants';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bureau_checks_organization_id_application_id_fkey';
            columns: ['organization_id', 'application_id'];
            isOneToOne: false;
            referencedRelation: 'applications';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bureau_checks_organization_id_application_id_fkey';
            columns: ['organization_id', 'application_id'];
            isOneToOne: false;
            referencedRelation: 'applications_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      calendar_feeds: {
        Row: {
          createdAt: string;
          id: string;
          isOwnOnly: boolean;
          kinds: Enums['calendar_kind'][];
          lastReadAt: string | null;
          lastReader: string;
          leaseId: string | null;
          name: string;
          organizationId: string;
          propertyId: string | null;
          revokedAt: string | null;
          tokenHash: string;
          userId: string;
          withNames: boolean;
        };

        Insert: {
          createdAt?: string;
          id?: string;
          isOwnOnly?: boolean;
          kinds?: Enums['calendar_kind'][];
          lastReadAt?: string | null;
          lastReader?: string;
          leaseId?: string | null;
          name: string;
          organizationId: string;
          propertyId?: string | null;
          revokedAt?: string | null;
          tokenHash: string;
          userId: string;
          withNames?: boolean;
        };
        Update: {
          createdAt?: string;
          id?: string;
          isOwnOnly?: boolean;
          kinds?: Enums['calendar_kind'][];
          lastReadAt?: string | null;
          lastReader?: string;
          leaseId?: string | null;
          name?: string;
          organizationId?: string;
          propertyId?: string | null;
          revokedAt?: string | null;
          tokenHash?: string;
          userId?: string;
          withNames?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: 'calendar_feeds_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'calendar_feeds_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'calendar_feeds_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'calendar_feeds_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'calendar_feeds_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'calendar_feeds_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      calendar_item_changes: {
        Row: {
          doneAt: string | null;
          endsAt: string | null;
          endsOn: string | null;
          isRemoved: boolean;
          itemId: string;
          occursOn: string;
          organizationId: string;
          startsAt: string | null;
          startsOn: string | null;
        };

        Insert: {
          doneAt?: string | null;
          endsAt?: string | null;
          endsOn?: string | null;
          isRemoved?: boolean;
          itemId: string;
          occursOn: string;
          organizationId: string;
          startsAt?: string | null;
          startsOn?: string | null;
        };
        Update: {
          doneAt?: string | null;
          endsAt?: string | null;
          endsOn?: string | null;
          isRemoved?: boolean;
          itemId?: string;
          occursOn?: string;
          organizationId?: string;
          startsAt?: string | null;
          startsOn?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'calendar_item_changes_organization_id_item_id_fkey';
            columns: ['organization_id', 'item_id'];
            isOneToOne: false;
            referencedRelation: 'calendar_items';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      calendar_items: {
        Row: {
          assignee: string | null;
          createdAt: string;
          createdBy: string | null;
          doneAt: string | null;
          endsAt: string | null;
          endsOn: string | null;
          id: string;
          isShownToTenants: boolean;
          kind: Enums['calendar_item_kind'];
          leaseId: string | null;
          maintenanceId: string | null;
          note: string;
          organizationId: string;
          place: string;
          propertyId: string | null;
          repeatByDay: string[];
          repeatByMonthDay: number[];
          repeatEvery: number;
          repeatFreq: Enums['calendar_frequency'] | null;
          repeatTimes: number | null;
          repeatUntil: string | null;
          sourceUid: string | null;
          startsAt: string | null;
          startsOn: string | null;
          timeZone: string;
          title: string;
          unitId: string | null;
          updatedAt: string;
        };

        Insert: {
          assignee?: string | null;
          createdAt?: string;
          createdBy?: string | null;
          doneAt?: string | null;
          endsAt?: string | null;
          endsOn?: string | null;
          id?: string;
          isShownToTenants?: boolean;
          kind: Enums['calendar_item_kind'];
          leaseId?: string | null;
          maintenanceId?: string | null;
          note?: string;
          organizationId: string;
          place?: string;
          propertyId?: string | null;
          repeatByDay?: string[];
          repeatByMonthDay?: number[];
          repeatEvery?: number;
          repeatFreq?: Enums['calendar_frequency'] | null;
          repeatTimes?: number | null;
          repeatUntil?: string | null;
          sourceUid?: string | null;
          startsAt?: string | null;
          startsOn?: string | null;
          timeZone: string;
          title: string;
          unitId?: string | null;
          updatedAt?: string;
        };
        Update: {
          assignee?: string | null;
          createdAt?: string;
          createdBy?: string | null;
          doneAt?: string | null;
          endsAt?: string | null;
          endsOn?: string | null;
          id?: string;
          isShownToTenants?: boolean;
          kind?: Enums['calendar_item_kind'];
          leaseId?: string | null;
          maintenanceId?: string | null;
          note?: string;
          organizationId?: string;
          place?: string;
          propertyId?: string | null;
          repeatByDay?: string[];
          repeatByMonthDay?: number[];
          repeatEvery?: number;
          repeatFreq?: Enums['calendar_frequency'] | null;
          repeatTimes?: number | null;
          repeatUntil?: string | null;
          sourceUid?: string | null;
          startsAt?: string | null;
          startsOn?: string | null;
          timeZone?: string;
          title?: string;
          unitId?: string | null;
          updatedAt?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'calendar_items_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'calendar_items_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'calendar_items_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'calendar_items_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'calendar_items_organization_id_maintenance_id_fkey';
            columns: ['organization_id', 'maintenance_id'];
            isOneToOne: false;
            referencedRelation: 'maintenance_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'calendar_items_organization_id_maintenance_id_fkey';
            columns: ['organization_id', 'maintenance_id'];
            isOneToOne: false;
            referencedRelation: 'maintenance_requests';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'calendar_items_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'calendar_items_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'calendar_items_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'calendar_items_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'calendar_items_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'calendar_items_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'calendar_items_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'calendar_items_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['property_id', 'id'];
          },
        ];
      };
      card_claims: {
        Row: {
          againPaymentId: string | null;
          amountMinor: number;
          cardPaymentId: string;
          changedAt: string;
          currency: string;
          id: string;
          kind: string;
          organizationId: string;
          paymentId: string;
          postedMinor: number;
          reason: string;
          reference: string;
          refundId: string | null;
          reportedAt: string;
          respondBy: string | null;
          status: string;
        };

        Insert: {
          againPaymentId?: string | null;
          amountMinor: number;
          cardPaymentId: string;
          changedAt?: string;
          currency: string;
          id?: string;
          kind: string;
          organizationId: string;
          paymentId: string;
          postedMinor?: number;
          reason?: string;
          reference: string;
          refundId?: string | null;
          reportedAt?: string;
          respondBy?: string | null;
          status?: string;
        };
        Update: {
          againPaymentId?: string | null;
          amountMinor?: number;
          cardPaymentId?: string;
          changedAt?: string;
          currency?: string;
          id?: string;
          kind?: string;
          organizationId?: string;
          paymentId?: string;
          postedMinor?: number;
          reason?: string;
          reference?: string;
          refundId?: string | null;
          reportedAt?: string;
          respondBy?: string | null;
          status?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'card_claims_organization_id_again_payment_id_fkey';
            columns: ['organization_id', 'again_payment_id'];
            isOneToOne: false;
            referencedRelation: 'payments';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'card_claims_organization_id_again_payment_id_fkey';
            columns: ['organization_id', 'again_payment_id'];
            isOneToOne: false;
            referencedRelation: 'payments_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'card_claims_organization_id_card_payment_id_fkey';
            columns: ['organization_id', 'card_payment_id'];
            isOneToOne: false;
            referencedRelation: 'card_payments';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'card_claims_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'card_claims_organization_id_payment_id_fkey';
            columns: ['organization_id', 'payment_id'];
            isOneToOne: false;
            referencedRelation: 'payments';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'card_claims_organization_id_payment_id_fkey';
            columns: ['organization_id', 'payment_id'];
            isOneToOne: false;
            referencedRelation: 'payments_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'card_claims_organization_id_refund_id_fkey';
            columns: ['organization_id', 'refund_id'];
            isOneToOne: false;
            referencedRelation: 'refunds';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      card_payments: {
        Row: {
          amountMinor: number;
          authorizationCode: string | null;
          cardBrand: string | null;
          cardLast4: string | null;
          checks: number;
          createdAt: string;
          currency: Enums['currency_code'];
          decidedAt: string | null;
          failure: string | null;
          feeMinor: number;
          id: string;
          isTest: boolean;
          leaseId: string | null;
          nextCheckAt: string | null;
          openedAt: string | null;
          orderNumber: string;
          organizationId: string;
          paymentId: string | null;
          problem: string | null;
          processor: Enums['card_processor'];
          propertyId: string | null;
          reference: string | null;
          status: Enums['card_payment_status'];
          userId: string;
        };

        Insert: {
          amountMinor: number;
          authorizationCode?: string | null;
          cardBrand?: string | null;
          cardLast4?: string | null;
          checks?: number;
          createdAt?: string;
          currency: Enums['currency_code'];
          decidedAt?: string | null;
          failure?: string | null;
          feeMinor?: number;
          id?: string;
          isTest: boolean;
          leaseId?: string | null;
          nextCheckAt?: string | null;
          openedAt?: string | null;
          orderNumber: string;
          organizationId: string;
          paymentId?: string | null;
          problem?: string | null;
          processor: Enums['card_processor'];
          propertyId?: string | null;
          reference?: string | null;
          status?: Enums['card_payment_status'];
          userId: string;
        };
        Update: {
          amountMinor?: number;
          authorizationCode?: string | null;
          cardBrand?: string | null;
          cardLast4?: string | null;
          checks?: number;
          createdAt?: string;
          currency?: Enums['currency_code'];
          decidedAt?: string | null;
          failure?: string | null;
          feeMinor?: number;
          id?: string;
          isTest?: boolean;
          leaseId?: string | null;
          nextCheckAt?: string | null;
          openedAt?: string | null;
          orderNumber?: string;
          organizationId?: string;
          paymentId?: string | null;
          problem?: string | null;
          processor?: Enums['card_processor'];
          propertyId?: string | null;
          reference?: string | null;
          status?: Enums['card_payment_status'];
          userId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'card_payments_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'card_payments_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'card_payments_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'card_payments_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'card_payments_organization_id_payment_id_fkey';
            columns: ['organization_id', 'payment_id'];
            isOneToOne: false;
            referencedRelation: 'payments';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'card_payments_organization_id_payment_id_fkey';
            columns: ['organization_id', 'payment_id'];
            isOneToOne: false;
            referencedRelation: 'payments_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'card_payments_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'card_payments_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      card_settlements: {
        Row: {
          accountId: string;
          acquirer: string;
          createdAt: string;
          createdBy: string | null;
          entryId: string;
          grossMinor: number;
          id: string;
          itbisWithheldMinor: number;
          organizationId: string;
          reference: string;
          reversalReason: string | null;
          reversedAt: string | null;
          settledOn: string;
        };

        Insert: {
          accountId: string;
          acquirer: string;
          createdAt?: string;
          createdBy?: string | null;
          entryId: string;
          grossMinor: number;
          id?: string;
          itbisWithheldMinor: number;
          organizationId: string;
          reference?: string;
          reversalReason?: string | null;
          reversedAt?: string | null;
          settledOn: string;
        };
        Update: {
          accountId?: string;
          acquirer?: string;
          createdAt?: string;
          createdBy?: string | null;
          entryId?: string;
          grossMinor?: number;
          id?: string;
          itbisWithheldMinor?: number;
          organizationId?: string;
          reference?: string;
          reversalReason?: string | null;
          reversedAt?: string | null;
          settledOn?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'card_settlements_organization_id_account_id_fkey';
            columns: ['organization_id', 'account_id'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'card_settlements_organization_id_entry_id_fkey';
            columns: ['organization_id', 'entry_id'];
            isOneToOne: false;
            referencedRelation: 'journal_entries';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'card_settlements_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
        ];
      };
      charge_credits: {
        Row: {
          amountMinor: number;
          chargeId: string;
          createdAt: string;
          createdBy: string | null;
          currency: Enums['currency_code'];
          entryId: string;
          id: string;
          isAfterEnd: boolean;
          kind: Enums['charge_credit_kind'];
          leaseId: string;
          occurredOn: string;
          organizationId: string;
          reason: string;
          reversalEntryId: string | null;
          reversedAt: string | null;
        };

        Insert: {
          amountMinor: number;
          chargeId: string;
          createdAt?: string;
          createdBy?: string | null;
          currency: Enums['currency_code'];
          entryId: string;
          id?: string;
          isAfterEnd?: boolean;
          kind: Enums['charge_credit_kind'];
          leaseId: string;
          occurredOn: string;
          organizationId: string;
          reason: string;
          reversalEntryId?: string | null;
          reversedAt?: string | null;
        };
        Update: {
          amountMinor?: number;
          chargeId?: string;
          createdAt?: string;
          createdBy?: string | null;
          currency?: Enums['currency_code'];
          entryId?: string;
          id?: string;
          isAfterEnd?: boolean;
          kind?: Enums['charge_credit_kind'];
          leaseId?: string;
          occurredOn?: string;
          organizationId?: string;
          reason?: string;
          reversalEntryId?: string | null;
          reversedAt?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'charge_credits_charge_id_lease_id_currency_fkey';
            columns: ['charge_id', 'lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'charges';
            referencedColumns: ['id', 'lease_id', 'currency'];
          },
          {
            foreignKeyName: 'charge_credits_charge_id_lease_id_currency_fkey';
            columns: ['charge_id', 'lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'charges_list';
            referencedColumns: ['id', 'lease_id', 'currency'];
          },
          {
            foreignKeyName: 'charge_credits_charge_id_lease_id_currency_fkey';
            columns: ['charge_id', 'lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'charges_to_invoice';
            referencedColumns: ['id', 'lease_id', 'currency'];
          },
          {
            foreignKeyName: 'charge_credits_organization_id_entry_id_fkey';
            columns: ['organization_id', 'entry_id'];
            isOneToOne: false;
            referencedRelation: 'journal_entries';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'charge_credits_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'charge_credits_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'charge_credits_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'charge_credits_organization_id_reversal_entry_id_fkey';
            columns: ['organization_id', 'reversal_entry_id'];
            isOneToOne: false;
            referencedRelation: 'journal_entries';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      charges: {
        Row: {
          allocatedMinor: number;
          amountMinor: number;
          createdAt: string;
          creditedMinor: number;
          currency: Enums['currency_code'];
          description: string;
          dueOn: string;
          entryId: string;
          id: string;
          isAdjustment: boolean;
          kind: Enums['charge_kind'];
          lateFeeFor: string | null;
          leaseId: string;
          organizationId: string;
          outstandingMinor: number;
          paidInTimeBy: string | null;
          periodEnd: string | null;
          periodStart: string | null;
          postingNumber: number;
          propertyId: string;
          recurringChargeId: string | null;
          reversalEntryId: string | null;
          reversalReason: string | null;
          reversedAt: string | null;
        };

        Insert: {
          allocatedMinor?: number;
          amountMinor: number;
          createdAt?: string;
          creditedMinor?: number;
          currency: Enums['currency_code'];
          description?: string;
          dueOn: string;
          entryId: string;
          id?: string;
          isAdjustment?: boolean;
          kind: Enums['charge_kind'];
          lateFeeFor?: string | null;
          leaseId: string;
          organizationId: string;
          outstandingMinor?: never;
          paidInTimeBy?: string | null;
          periodEnd?: string | null;
          periodStart?: string | null;
          postingNumber?: never;
          propertyId: string;
          recurringChargeId?: string | null;
          reversalEntryId?: string | null;
          reversalReason?: string | null;
          reversedAt?: string | null;
        };
        Update: {
          allocatedMinor?: number;
          amountMinor?: number;
          createdAt?: string;
          creditedMinor?: number;
          currency?: Enums['currency_code'];
          description?: string;
          dueOn?: string;
          entryId?: string;
          id?: string;
          isAdjustment?: boolean;
          kind?: Enums['charge_kind'];
          lateFeeFor?: string | null;
          leaseId?: string;
          organizationId?: string;
          outstandingMinor?: never;
          paidInTimeBy?: string | null;
          periodEnd?: string | null;
          periodStart?: string | null;
          postingNumber?: never;
          propertyId?: string;
          recurringChargeId?: string | null;
          reversalEntryId?: string | null;
          reversalReason?: string | null;
          reversedAt?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'charges_late_fee_for_fkey';
            columns: ['late_fee_for'];
            isOneToOne: false;
            referencedRelation: 'charges';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'charges_late_fee_for_fkey';
            columns: ['late_fee_for'];
            isOneToOne: false;
            referencedRelation: 'charges_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'charges_late_fee_for_fkey';
            columns: ['late_fee_for'];
            isOneToOne: false;
            referencedRelation: 'charges_to_invoice';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'charges_late_fee_for_fkey';
            columns: ['late_fee_for'];
            isOneToOne: false;
            referencedRelation: 'fiscal_invoice_lines';
            referencedColumns: ['charge_id'];
          },
          {
            foreignKeyName: 'charges_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['lease_id', 'currency'];
          },
          {
            foreignKeyName: 'charges_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['id', 'currency'];
          },
          {
            foreignKeyName: 'charges_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['id', 'currency'];
          },
          {
            foreignKeyName: 'charges_organization_id_entry_id_fkey';
            columns: ['organization_id', 'entry_id'];
            isOneToOne: false;
            referencedRelation: 'journal_entries';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'charges_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'charges_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'charges_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'charges_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'charges_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'charges_organization_id_reversal_entry_id_fkey';
            columns: ['organization_id', 'reversal_entry_id'];
            isOneToOne: false;
            referencedRelation: 'journal_entries';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'charges_paid_in_time_by_fkey';
            columns: ['organization_id', 'paid_in_time_by'];
            isOneToOne: false;
            referencedRelation: 'payments';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'charges_paid_in_time_by_fkey';
            columns: ['organization_id', 'paid_in_time_by'];
            isOneToOne: false;
            referencedRelation: 'payments_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'charges_recurring_charge_fkey';
            columns: ['organization_id', 'recurring_charge_id'];
            isOneToOne: false;
            referencedRelation: 'recurring_charges';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      common_areas: {
        Row: {
          closesAt: string;
          daysAhead: number;
          description: string;
          id: string;
          isOpen: boolean;
          maxPerWeek: number;
          name: string;
          needsApproval: boolean;
          opensAt: string;
          organizationId: string;
          propertyId: string;
          slotMinutes: number;
        };

        Insert: {
          closesAt: string;
          daysAhead: number;
          description?: string;
          id: string;
          isOpen?: boolean;
          maxPerWeek: number;
          name: string;
          needsApproval?: boolean;
          opensAt: string;
          organizationId: string;
          propertyId: string;
          slotMinutes: number;
        };
        Update: {
          closesAt?: string;
          daysAhead?: number;
          description?: string;
          id?: string;
          isOpen?: boolean;
          maxPerWeek?: number;
          name?: string;
          needsApproval?: boolean;
          opensAt?: string;
          organizationId?: string;
          propertyId?: string;
          slotMinutes?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'common_areas_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'common_areas_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      communities: {
        Row: {
          hasAreas: boolean;
          hasBoard: boolean;
          hasLostAndFound: boolean;
          hasParcels: boolean;
          organizationId: string;
          propertyId: string;
        };

        Insert: {
          hasAreas?: boolean;
          hasBoard?: boolean;
          hasLostAndFound?: boolean;
          hasParcels?: boolean;
          organizationId: string;
          propertyId: string;
        };
        Update: {
          hasAreas?: boolean;
          hasBoard?: boolean;
          hasLostAndFound?: boolean;
          hasParcels?: boolean;
          organizationId?: string;
          propertyId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'communities_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'communities_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      community_photos: {
        Row: {
          createdAt: string;
          createdBy: string | null;
          id: string;
          isHidden: boolean;
          organizationId: string;
          part: Enums['community_part'];
          path: string;
          postId: string;
          propertyId: string;
        };

        Insert: {
          createdAt?: string;
          createdBy?: string | null;
          id: string;
          isHidden?: boolean;
          organizationId: string;
          part: Enums['community_part'];
          path?: never;
          postId: string;
          propertyId: string;
        };
        Update: {
          createdAt?: string;
          createdBy?: string | null;
          id?: string;
          isHidden?: boolean;
          organizationId?: string;
          part?: Enums['community_part'];
          path?: never;
          postId?: string;
          propertyId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'community_photos_property_id_post_id_fkey';
            columns: ['property_id', 'post_id'];
            isOneToOne: false;
            referencedRelation: 'community_posts';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'community_photos_property_id_post_id_fkey';
            columns: ['property_id', 'post_id'];
            isOneToOne: false;
            referencedRelation: 'community_posts_list';
            referencedColumns: ['property_id', 'id'];
          },
        ];
      };
      community_posts: {
        Row: {
          authorId: string | null;
          body: string;
          createdAt: string;
          hiddenAt: string | null;
          hiddenBy: string | null;
          hiddenReason: string;
          id: string;
          kind: Enums['community_post_kind'];
          leaseId: string | null;
          organizationId: string;
          parentId: string | null;
          part: Enums['community_part'];
          pinnedAt: string | null;
          propertyId: string;
          searchText: string;
          settledAt: string | null;
          withdrawnAt: string | null;
        };

        Insert: {
          authorId?: string | null;
          body: string;
          createdAt?: string;
          hiddenAt?: string | null;
          hiddenBy?: string | null;
          hiddenReason?: string;
          id: string;
          kind: Enums['community_post_kind'];
          leaseId?: string | null;
          organizationId: string;
          parentId?: string | null;
          part: Enums['community_part'];
          pinnedAt?: string | null;
          propertyId: string;
          searchText?: never;
          settledAt?: string | null;
          withdrawnAt?: string | null;
        };
        Update: {
          authorId?: string | null;
          body?: string;
          createdAt?: string;
          hiddenAt?: string | null;
          hiddenBy?: string | null;
          hiddenReason?: string;
          id?: string;
          kind?: Enums['community_post_kind'];
          leaseId?: string | null;
          organizationId?: string;
          parentId?: string | null;
          part?: Enums['community_part'];
          pinnedAt?: string | null;
          propertyId?: string;
          searchText?: never;
          settledAt?: string | null;
          withdrawnAt?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'community_posts_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'community_posts_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'community_posts_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'community_posts_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'community_posts_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'community_posts_property_id_parent_id_fkey';
            columns: ['property_id', 'parent_id'];
            isOneToOne: false;
            referencedRelation: 'community_posts';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'community_posts_property_id_parent_id_fkey';
            columns: ['property_id', 'parent_id'];
            isOneToOne: false;
            referencedRelation: 'community_posts_list';
            referencedColumns: ['property_id', 'id'];
          },
        ];
      };
      community_reports: {
        Row: {
          createdAt: string;
          decidedAt: string | null;
          id: string;
          isUpheld: boolean | null;
          leaseId: string;
          organizationId: string;
          postId: string;
          propertyId: string;
          reason: string;
          reporterId: string | null;
        };

        Insert: {
          createdAt?: string;
          decidedAt?: string | null;
          id: string;
          isUpheld?: boolean | null;
          leaseId: string;
          organizationId: string;
          postId: string;
          propertyId: string;
          reason: string;
          reporterId?: string | null;
        };
        Update: {
          createdAt?: string;
          decidedAt?: string | null;
          id?: string;
          isUpheld?: boolean | null;
          leaseId?: string;
          organizationId?: string;
          postId?: string;
          propertyId?: string;
          reason?: string;
          reporterId?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'community_reports_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'community_reports_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'community_reports_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'community_reports_property_id_post_id_fkey';
            columns: ['property_id', 'post_id'];
            isOneToOne: false;
            referencedRelation: 'community_posts';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'community_reports_property_id_post_id_fkey';
            columns: ['property_id', 'post_id'];
            isOneToOne: false;
            referencedRelation: 'community_posts_list';
            referencedColumns: ['property_id', 'id'];
          },
        ];
      };
      condition_items: {
        Row: {
          condition: Enums['item_condition'];
          id: string;
          leaseId: string;
          name: string;
          note: string;
          organizationId: string;
          originId: string | null;
          position: number;
          reportId: string;
          room: string;
        };

        Insert: {
          condition: Enums['item_condition'];
          id: string;
          leaseId: string;
          name: string;
          note?: string;
          organizationId: string;
          originId?: string | null;
          position: number;
          reportId: string;
          room: string;
        };
        Update: {
          condition?: Enums['item_condition'];
          id?: string;
          leaseId?: string;
          name?: string;
          note?: string;
          organizationId?: string;
          originId?: string | null;
          position?: number;
          reportId?: string;
          room?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'condition_items_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'condition_items_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'condition_items_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'condition_items_organization_id_report_id_fkey';
            columns: ['organization_id', 'report_id'];
            isOneToOne: false;
            referencedRelation: 'condition_reports';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'condition_items_origin_id_fkey';
            columns: ['origin_id'];
            isOneToOne: false;
            referencedRelation: 'condition_items';
            referencedColumns: ['id'];
          },
        ];
      };
      condition_photos: {
        Row: {
          createdAt: string;
          createdBy: string | null;
          id: string;
          itemId: string;
          leaseId: string;
          organizationId: string;
          path: string;
        };

        Insert: {
          createdAt?: string;
          createdBy?: string | null;
          id: string;
          itemId: string;
          leaseId: string;
          organizationId: string;
          path?: never;
        };
        Update: {
          createdAt?: string;
          createdBy?: string | null;
          id?: string;
          itemId?: string;
          leaseId?: string;
          organizationId?: string;
          path?: never;
        };
        Relationships: [
          {
            foreignKeyName: 'condition_photos_organization_id_item_id_fkey';
            columns: ['organization_id', 'item_id'];
            isOneToOne: false;
            referencedRelation: 'condition_items';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      condition_reports: {
        Row: {
          createdAt: string;
          createdBy: string | null;
          id: string;
          leaseId: string;
          moment: Enums['condition_moment'];
          officeConfirmedAt: string | null;
          officeConfirmedBy: string | null;
          organizationId: string;
          revision: number;
          tenantConfirmedAt: string | null;
          tenantConfirmedBy: string | null;
        };

        Insert: {
          createdAt?: string;
          createdBy?: string | null;
          id: string;
          leaseId: string;
          moment: Enums['condition_moment'];
          officeConfirmedAt?: string | null;
          officeConfirmedBy?: string | null;
          organizationId: string;
          revision?: number;
          tenantConfirmedAt?: string | null;
          tenantConfirmedBy?: string | null;
        };
        Update: {
          createdAt?: string;
          createdBy?: string | null;
          id?: string;
          leaseId?: string;
          moment?: Enums['condition_moment'];
          officeConfirmedAt?: string | null;
          officeConfirmedBy?: string | null;
          organizationId?: string;
          revision?: number;
          tenantConfirmedAt?: string | null;
          tenantConfirmedBy?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'condition_reports_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'condition_reports_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'condition_reports_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      contingencies: {
        Row: {
          createdAt: string;
          declaredBy: string | null;
          endsOn: string | null;
          id: string;
          isTotal: boolean;
          issuerId: string;
          kind: number;
          note: string;
          organizationId: string;
          startsOn: string;
        };

        Insert: {
          createdAt?: string;
          declaredBy?: string | null;
          endsOn?: string | null;
          id?: string;
          isTotal: boolean;
          issuerId: string;
          kind?: number;
          note?: string;
          organizationId: string;
          startsOn: string;
        };
        Update: {
          createdAt?: string;
          declaredBy?: string | null;
          endsOn?: string | null;
          id?: string;
          isTotal?: boolean;
          issuerId?: string;
          kind?: number;
          note?: string;
          organizationId?: string;
          startsOn?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'contingencies_organization_id_issuer_id_fkey';
            columns: ['organization_id', 'issuer_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_issuers';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      contract_particulars: {
        Row: {
          agreedIn: string;
          agreedOn: string | null;
          condition: string;
          description: string;
          extraClauses: string;
          furniture: string;
          isUnfurnished: boolean;
          landlordDomicile: string;
          landlordIdentity: string;
          landlordName: string;
          leaseId: string;
          organizationId: string;
          paymentForm: string;
          tenantDomicile: string;
          updatedAt: string;
        };

        Insert: {
          agreedIn?: string;
          agreedOn?: string | null;
          condition?: string;
          description?: string;
          extraClauses?: string;
          furniture?: string;
          isUnfurnished?: boolean;
          landlordDomicile?: string;
          landlordIdentity?: string;
          landlordName?: string;
          leaseId: string;
          organizationId: string;
          paymentForm?: string;
          tenantDomicile?: string;
          updatedAt?: string;
        };
        Update: {
          agreedIn?: string;
          agreedOn?: string | null;
          condition?: string;
          description?: string;
          extraClauses?: string;
          furniture?: string;
          isUnfurnished?: boolean;
          landlordDomicile?: string;
          landlordIdentity?: string;
          landlordName?: string;
          leaseId?: string;
          organizationId?: string;
          paymentForm?: string;
          tenantDomicile?: string;
          updatedAt?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'contract_particulars_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'contract_particulars_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'contract_particulars_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      contract_signers: {
        Row: {
          consentVersion: string | null;
          createdAt: string;
          email: string;
          fullName: string;
          id: string;
          ipAddress: string | null;
          leaseId: string;
          organizationId: string;
          personId: string | null;
          refusalReason: string;
          refusedAt: string | null;
          role: Enums['signer_role'];
          signedAt: string | null;
          signedSha256: string | null;
          typedName: string | null;
          userAgent: string | null;
          userId: string | null;
          versionId: string;
        };

        Insert: {
          consentVersion?: string | null;
          createdAt?: string;
          email?: string;
          fullName: string;
          id?: string;
          ipAddress?: string | null;
          leaseId: string;
          organizationId: string;
          personId?: string | null;
          refusalReason?: string;
          refusedAt?: string | null;
          role: Enums['signer_role'];
          signedAt?: string | null;
          signedSha256?: string | null;
          typedName?: string | null;
          userAgent?: string | null;
          userId?: string | null;
          versionId: string;
        };
        Update: {
          consentVersion?: string | null;
          createdAt?: string;
          email?: string;
          fullName?: string;
          id?: string;
          ipAddress?: string | null;
          leaseId?: string;
          organizationId?: string;
          personId?: string | null;
          refusalReason?: string;
          refusedAt?: string | null;
          role?: Enums['signer_role'];
          signedAt?: string | null;
          signedSha256?: string | null;
          typedName?: string | null;
          userAgent?: string | null;
          userId?: string | null;
          versionId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'contract_signers_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'contract_signers_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'contract_signers_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'contract_signers_organization_id_person_id_fkey';
            columns: ['organization_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'contract_signers_organization_id_version_id_fkey';
            columns: ['organization_id', 'version_id'];
            isOneToOne: false;
            referencedRelation: 'contract_versions';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      contract_versions: {
        Row: {
          body: string;
          closeReason: string;
          closedAt: string | null;
          createdAt: string;
          createdBy: string | null;
          facts: NonNullable<Json>;
          id: string;
          kind: Enums['contract_kind'];
          leaseId: string;
          number: number;
          organizationId: string;
          sha256: string;
          status: Enums['contract_status'];
        };

        Insert: {
          body: string;
          closeReason?: string;
          closedAt?: string | null;
          createdAt?: string;
          createdBy?: string | null;
          facts: NonNullable<Json>;
          id?: string;
          kind: Enums['contract_kind'];
          leaseId: string;
          number: number;
          organizationId: string;
          sha256: string;
          status?: Enums['contract_status'];
        };
        Update: {
          body?: string;
          closeReason?: string;
          closedAt?: string | null;
          createdAt?: string;
          createdBy?: string | null;
          facts?: NonNullable<Json>;
          id?: string;
          kind?: Enums['contract_kind'];
          leaseId?: string;
          number?: number;
          organizationId?: string;
          sha256?: string;
          status?: Enums['contract_status'];
        };
        Relationships: [
          {
            foreignKeyName: 'contract_versions_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'contract_versions_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'contract_versions_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      conversation_marks: {
        Row: {
          conversationId: string;
          firstUnreadId: number | null;
          lastReadId: number;
          organizationId: string;
          unreadCount: number;
          userId: string;
        };

        Insert: {
          conversationId: string;
          firstUnreadId?: number | null;
          lastReadId?: number;
          organizationId: string;
          unreadCount?: number;
          userId: string;
        };
        Update: {
          conversationId?: string;
          firstUnreadId?: number | null;
          lastReadId?: number;
          organizationId?: string;
          unreadCount?: number;
          userId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'conversation_marks_organization_id_conversation_id_fkey';
            columns: ['organization_id', 'conversation_id'];
            isOneToOne: false;
            referencedRelation: 'conversations';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'conversation_marks_organization_id_conversation_id_fkey';
            columns: ['organization_id', 'conversation_id'];
            isOneToOne: false;
            referencedRelation: 'conversations_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      conversations: {
        Row: {
          archivedAt: string | null;
          createdAt: string;
          id: string;
          lastIsFromTenant: boolean;
          lastMessageAt: string;
          lastMessageId: number;
          lastText: string;
          leaseId: string;
          officeReadId: number;
          organizationId: string;
          propertyId: string;
          searchText: string;
          subject: string;
          tenantReadId: number;
          unitId: string;
        };

        Insert: {
          archivedAt?: string | null;
          createdAt?: string;
          id?: string;
          lastIsFromTenant?: boolean;
          lastMessageAt?: string;
          lastMessageId?: number;
          lastText?: string;
          leaseId: string;
          officeReadId?: number;
          organizationId: string;
          propertyId: string;
          searchText?: never;
          subject?: string;
          tenantReadId?: number;
          unitId: string;
        };
        Update: {
          archivedAt?: string | null;
          createdAt?: string;
          id?: string;
          lastIsFromTenant?: boolean;
          lastMessageAt?: string;
          lastMessageId?: number;
          lastText?: string;
          leaseId?: string;
          officeReadId?: number;
          organizationId?: string;
          propertyId?: string;
          searchText?: never;
          subject?: string;
          tenantReadId?: number;
          unitId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'conversations_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'conversations_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'conversations_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'conversations_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'conversations_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'conversations_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'conversations_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'conversations_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'conversations_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['property_id', 'id'];
          },
        ];
      };
      currency_conversions: {
        Row: {
          createdAt: string;
          createdBy: string | null;
          differenceCurrency: Enums['currency_code'];
          differenceMinor: number;
          entryId: string;
          fromAccountId: string;
          fromCurrency: Enums['currency_code'];
          fromMinor: number;
          id: string;
          memo: string;
          occurredOn: string;
          organizationId: string;
          rate: number;
          rateSource: string;
          ratedOn: string;
          toAccountId: string;
          toCurrency: Enums['currency_code'];
          toMinor: number;
        };

        Insert: {
          createdAt?: string;
          createdBy?: string | null;
          differenceCurrency: Enums['currency_code'];
          differenceMinor: number;
          entryId: string;
          fromAccountId: string;
          fromCurrency: Enums['currency_code'];
          fromMinor: number;
          id?: string;
          memo?: string;
          occurredOn: string;
          organizationId: string;
          rate: number;
          rateSource: string;
          ratedOn: string;
          toAccountId: string;
          toCurrency: Enums['currency_code'];
          toMinor: number;
        };
        Update: {
          createdAt?: string;
          createdBy?: string | null;
          differenceCurrency?: Enums['currency_code'];
          differenceMinor?: number;
          entryId?: string;
          fromAccountId?: string;
          fromCurrency?: Enums['currency_code'];
          fromMinor?: number;
          id?: string;
          memo?: string;
          occurredOn?: string;
          organizationId?: string;
          rate?: number;
          rateSource?: string;
          ratedOn?: string;
          toAccountId?: string;
          toCurrency?: Enums['currency_code'];
          toMinor?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'currency_conversions_organization_id_entry_id_fkey';
            columns: ['organization_id', 'entry_id'];
            isOneToOne: false;
            referencedRelation: 'journal_entries';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'currency_conversions_organization_id_from_account_id_fkey';
            columns: ['organization_id', 'from_account_id'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'currency_conversions_organization_id_to_account_id_fkey';
            columns: ['organization_id', 'to_account_id'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      data_requests: {
        Row: {
          answer: string;
          answeredAt: string | null;
          answeredBy: string | null;
          article: string | null;
          businessDays: number | null;
          createdAt: string;
          details: string;
          dueOn: string | null;
          id: string;
          kind: Enums['data_request_kind'];
          law: string | null;
          organizationId: string;
          personId: string | null;
          reviewedOn: string | null;
          status: Enums['data_request_status'];
          userId: string | null;
        };

        Insert: {
          answer?: string;
          answeredAt?: string | null;
          answeredBy?: string | null;
          article?: string | null;
          businessDays?: number | null;
          createdAt?: string;
          details?: string;
          dueOn?: string | null;
          id: string;
          kind: Enums['data_request_kind'];
          law?: string | null;
          organizationId: string;
          personId?: string | null;
          reviewedOn?: string | null;
          status?: Enums['data_request_status'];
          userId?: string | null;
        };
        Update: {
          answer?: string;
          answeredAt?: string | null;
          answeredBy?: string | null;
          article?: string | null;
          businessDays?: number | null;
          createdAt?: string;
          details?: string;
          dueOn?: string | null;
          id?: string;
          kind?: Enums['data_request_kind'];
          law?: string | null;
          organizationId?: string;
          personId?: string | null;
          reviewedOn?: string | null;
          status?: Enums['data_request_status'];
          userId?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'data_requests_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'data_requests_organization_id_person_id_fkey';
            columns: ['organization_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      decision_ballots: {
        Row: {
          castAt: string;
          castBy: string | null;
          choice: number[];
          decisionId: string;
          organizationId: string;
          propertyId: string;
          voteId: string;
        };

        Insert: {
          castAt?: string;
          castBy?: string | null;
          choice: number[];
          decisionId: string;
          organizationId: string;
          propertyId: string;
          voteId: string;
        };
        Update: {
          castAt?: string;
          castBy?: string | null;
          choice?: number[];
          decisionId?: string;
          organizationId?: string;
          propertyId?: string;
          voteId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'decision_ballots_decision_id_vote_id_fkey';
            columns: ['decision_id', 'vote_id'];
            isOneToOne: false;
            referencedRelation: 'decision_votes';
            referencedColumns: ['decision_id', 'id'];
          },
          {
            foreignKeyName: 'decision_ballots_decision_id_vote_id_fkey';
            columns: ['decision_id', 'vote_id'];
            isOneToOne: false;
            referencedRelation: 'decision_votes_list';
            referencedColumns: ['decision_id', 'id'];
          },
          {
            foreignKeyName: 'decision_ballots_organization_id_decision_id_fkey';
            columns: ['organization_id', 'decision_id'];
            isOneToOne: false;
            referencedRelation: 'decisions';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'decision_ballots_organization_id_decision_id_fkey';
            columns: ['organization_id', 'decision_id'];
            isOneToOne: false;
            referencedRelation: 'decisions_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      decision_comments: {
        Row: {
          authorId: string | null;
          authorName: string;
          body: string;
          createdAt: string;
          decisionId: string;
          id: string;
          organizationId: string;
          propertyId: string;
          withdrawnAt: string | null;
        };

        Insert: {
          authorId?: string | null;
          authorName: string;
          body: string;
          createdAt?: string;
          decisionId: string;
          id: string;
          organizationId: string;
          propertyId: string;
          withdrawnAt?: string | null;
        };
        Update: {
          authorId?: string | null;
          authorName?: string;
          body?: string;
          createdAt?: string;
          decisionId?: string;
          id?: string;
          organizationId?: string;
          propertyId?: string;
          withdrawnAt?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'decision_comments_organization_id_decision_id_fkey';
            columns: ['organization_id', 'decision_id'];
            isOneToOne: false;
            referencedRelation: 'decisions';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'decision_comments_organization_id_decision_id_fkey';
            columns: ['organization_id', 'decision_id'];
            isOneToOne: false;
            referencedRelation: 'decisions_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      decision_documents: {
        Row: { decisionId: string; documentId: string; organizationId: string; propertyId: string };

        Insert: { decisionId: string; documentId: string; organizationId: string; propertyId: string };
        Update: { decisionId?: string; documentId?: string; organizationId?: string; propertyId?: string };
        Relationships: [
          {
            foreignKeyName: 'decision_documents_organization_id_decision_id_fkey';
            columns: ['organization_id', 'decision_id'];
            isOneToOne: false;
            referencedRelation: 'decisions';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'decision_documents_organization_id_decision_id_fkey';
            columns: ['organization_id', 'decision_id'];
            isOneToOne: false;
            referencedRelation: 'decisions_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'decision_documents_organization_id_document_id_fkey';
            columns: ['organization_id', 'document_id'];
            isOneToOne: false;
            referencedRelation: 'documents';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'decision_documents_organization_id_document_id_fkey';
            columns: ['organization_id', 'document_id'];
            isOneToOne: false;
            referencedRelation: 'documents_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      decision_majorities: {
        Row: {
          article: string;
          base: Enums['majority_base'];
          denominator: number;
          id: string;
          matter: string;
          mustExceed: boolean;
          numerator: number;
          organizationId: string;
          propertyId: string;
          rulesId: string;
        };

        Insert: {
          article?: string;
          base: Enums['majority_base'];
          denominator: number;
          id?: string;
          matter: string;
          mustExceed: boolean;
          numerator: number;
          organizationId: string;
          propertyId: string;
          rulesId: string;
        };
        Update: {
          article?: string;
          base?: Enums['majority_base'];
          denominator?: number;
          id?: string;
          matter?: string;
          mustExceed?: boolean;
          numerator?: number;
          organizationId?: string;
          propertyId?: string;
          rulesId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'decision_majorities_organization_id_rules_id_fkey';
            columns: ['organization_id', 'rules_id'];
            isOneToOne: false;
            referencedRelation: 'decision_rules';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      decision_options: {
        Row: {
          decisionId: string;
          detail: string;
          label: string;
          organizationId: string;
          position: number;
          propertyId: string;
        };

        Insert: {
          decisionId: string;
          detail?: string;
          label: string;
          organizationId: string;
          position: number;
          propertyId: string;
        };
        Update: {
          decisionId?: string;
          detail?: string;
          label?: string;
          organizationId?: string;
          position?: number;
          propertyId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'decision_options_organization_id_decision_id_fkey';
            columns: ['organization_id', 'decision_id'];
            isOneToOne: false;
            referencedRelation: 'decisions';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'decision_options_organization_id_decision_id_fkey';
            columns: ['organization_id', 'decision_id'];
            isOneToOne: false;
            referencedRelation: 'decisions_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      decision_proxies: {
        Row: {
          decisionId: string | null;
          givenAt: string;
          giverId: string | null;
          holderId: string;
          id: string;
          organizationId: string;
          propertyId: string;
          recordedBy: string | null;
          revokedAt: string | null;
          unitId: string | null;
        };

        Insert: {
          decisionId?: string | null;
          givenAt?: string;
          giverId?: string | null;
          holderId: string;
          id: string;
          organizationId: string;
          propertyId: string;
          recordedBy?: string | null;
          revokedAt?: string | null;
          unitId?: string | null;
        };
        Update: {
          decisionId?: string | null;
          givenAt?: string;
          giverId?: string | null;
          holderId?: string;
          id?: string;
          organizationId?: string;
          propertyId?: string;
          recordedBy?: string | null;
          revokedAt?: string | null;
          unitId?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'decision_proxies_organization_id_giver_id_fkey';
            columns: ['organization_id', 'giver_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'decision_proxies_organization_id_holder_id_fkey';
            columns: ['organization_id', 'holder_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'decision_proxies_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'decision_proxies_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'decision_proxies_property_id_decision_id_fkey';
            columns: ['property_id', 'decision_id'];
            isOneToOne: false;
            referencedRelation: 'decisions';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'decision_proxies_property_id_decision_id_fkey';
            columns: ['property_id', 'decision_id'];
            isOneToOne: false;
            referencedRelation: 'decisions_list';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'decision_proxies_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'decision_proxies_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'decision_proxies_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['property_id', 'id'];
          },
        ];
      };
      decision_rules: {
        Row: {
          abstentionArticle: string;
          countAbstentions: boolean | null;
          firstQuorumDenominator: number | null;
          firstQuorumNumerator: number | null;
          id: string;
          noticeArticle: string;
          noticeDays: number | null;
          organizationId: string;
          propertyId: string;
          proxiesAllowed: boolean | null;
          proxiesMaySplit: boolean;
          proxiesNeedPresence: boolean;
          proxyArticle: string;
          proxyLimit: number | null;
          publishedAt: string;
          publishedBy: string | null;
          quorumArticle: string;
          rankedTie: Enums['ranked_tie_rule'] | null;
          secondQuorumDenominator: number | null;
          secondQuorumNumerator: number | null;
          tenantsHaveVoice: boolean;
          version: number;
          voters: Enums['decision_voters'] | null;
          votersArticle: string;
          weight: Enums['vote_weight'] | null;
          weightArticle: string;
        };

        Insert: {
          abstentionArticle?: string;
          countAbstentions?: boolean | null;
          firstQuorumDenominator?: number | null;
          firstQuorumNumerator?: number | null;
          id: string;
          noticeArticle?: string;
          noticeDays?: number | null;
          organizationId: string;
          propertyId: string;
          proxiesAllowed?: boolean | null;
          proxiesMaySplit?: boolean;
          proxiesNeedPresence?: boolean;
          proxyArticle?: string;
          proxyLimit?: number | null;
          publishedAt?: string;
          publishedBy?: string | null;
          quorumArticle?: string;
          rankedTie?: Enums['ranked_tie_rule'] | null;
          secondQuorumDenominator?: number | null;
          secondQuorumNumerator?: number | null;
          tenantsHaveVoice?: boolean;
          version: number;
          voters?: Enums['decision_voters'] | null;
          votersArticle?: string;
          weight?: Enums['vote_weight'] | null;
          weightArticle?: string;
        };
        Update: {
          abstentionArticle?: string;
          countAbstentions?: boolean | null;
          firstQuorumDenominator?: number | null;
          firstQuorumNumerator?: number | null;
          id?: string;
          noticeArticle?: string;
          noticeDays?: number | null;
          organizationId?: string;
          propertyId?: string;
          proxiesAllowed?: boolean | null;
          proxiesMaySplit?: boolean;
          proxiesNeedPresence?: boolean;
          proxyArticle?: string;
          proxyLimit?: number | null;
          publishedAt?: string;
          publishedBy?: string | null;
          quorumArticle?: string;
          rankedTie?: Enums['ranked_tie_rule'] | null;
          secondQuorumDenominator?: number | null;
          secondQuorumNumerator?: number | null;
          tenantsHaveVoice?: boolean;
          version?: number;
          voters?: Enums['decision_voters'] | null;
          votersArticle?: string;
          weight?: Enums['vote_weight'] | null;
          weightArticle?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'decision_rules_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'decision_rules_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      decision_votes: {
        Row: {
          decisionId: string;
          hasVoted: boolean;
          id: string;
          isEntered: boolean;
          ofOrganization: boolean;
          organizationId: string;
          personIds: string[];
          propertyId: string;
          proxyId: string | null;
          unitId: string | null;
          weight: number;
        };

        Insert: {
          decisionId: string;
          hasVoted?: boolean;
          id?: string;
          isEntered?: boolean;
          ofOrganization?: boolean;
          organizationId: string;
          personIds?: string[];
          propertyId: string;
          proxyId?: string | null;
          unitId?: string | null;
          weight: number;
        };
        Update: {
          decisionId?: string;
          hasVoted?: boolean;
          id?: string;
          isEntered?: boolean;
          ofOrganization?: boolean;
          organizationId?: string;
          personIds?: string[];
          propertyId?: string;
          proxyId?: string | null;
          unitId?: string | null;
          weight?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'decision_votes_organization_id_decision_id_fkey';
            columns: ['organization_id', 'decision_id'];
            isOneToOne: false;
            referencedRelation: 'decisions';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'decision_votes_organization_id_decision_id_fkey';
            columns: ['organization_id', 'decision_id'];
            isOneToOne: false;
            referencedRelation: 'decisions_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'decision_votes_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'decision_votes_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'decision_votes_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'decision_votes_proxy_id_fkey';
            columns: ['proxy_id'];
            isOneToOne: false;
            referencedRelation: 'decision_proxies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'decision_votes_proxy_id_fkey';
            columns: ['proxy_id'];
            isOneToOne: false;
            referencedRelation: 'decision_proxies_list';
            referencedColumns: ['id'];
          },
        ];
      };
      decisions: {
        Row: {
          assemblyId: string | null;
          ballotsRoot: string | null;
          body: string;
          budgetCurrency: Enums['currency_code'] | null;
          budgetMinor: number | null;
          call: number;
          certifiedAt: string | null;
          certifiedBy: string | null;
          closedAt: string | null;
          closesAt: string | null;
          createdAt: string;
          createdBy: string | null;
          firstCallId: string | null;
          id: string;
          isSecret: boolean;
          kind: Enums['decision_kind'];
          majorityId: string | null;
          matter: string;
          maxChoices: number;
          openedAt: string | null;
          organizationId: string;
          propertyId: string;
          question: string;
          result: Json | null;
          resultsShown: Enums['results_shown'];
          rulesId: string | null;
          scoreMax: number;
          seats: number;
          status: Enums['decision_status'];
        };

        Insert: {
          assemblyId?: string | null;
          ballotsRoot?: string | null;
          body?: string;
          budgetCurrency?: Enums['currency_code'] | null;
          budgetMinor?: number | null;
          call?: number;
          certifiedAt?: string | null;
          certifiedBy?: string | null;
          closedAt?: string | null;
          closesAt?: string | null;
          createdAt?: string;
          createdBy?: string | null;
          firstCallId?: string | null;
          id: string;
          isSecret?: boolean;
          kind: Enums['decision_kind'];
          majorityId?: string | null;
          matter?: string;
          maxChoices?: number;
          openedAt?: string | null;
          organizationId: string;
          propertyId: string;
          question: string;
          result?: Json | null;
          resultsShown?: Enums['results_shown'];
          rulesId?: string | null;
          scoreMax?: number;
          seats?: number;
          status?: Enums['decision_status'];
        };
        Update: {
          assemblyId?: string | null;
          ballotsRoot?: string | null;
          body?: string;
          budgetCurrency?: Enums['currency_code'] | null;
          budgetMinor?: number | null;
          call?: number;
          certifiedAt?: string | null;
          certifiedBy?: string | null;
          closedAt?: string | null;
          closesAt?: string | null;
          createdAt?: string;
          createdBy?: string | null;
          firstCallId?: string | null;
          id?: string;
          isSecret?: boolean;
          kind?: Enums['decision_kind'];
          majorityId?: string | null;
          matter?: string;
          maxChoices?: number;
          openedAt?: string | null;
          organizationId?: string;
          propertyId?: string;
          question?: string;
          result?: Json | null;
          resultsShown?: Enums['results_shown'];
          rulesId?: string | null;
          scoreMax?: number;
          seats?: number;
          status?: Enums['decision_status'];
        };
        Relationships: [
          {
            foreignKeyName: 'decisions_majority_id_fkey';
            columns: ['majority_id'];
            isOneToOne: false;
            referencedRelation: 'decision_majorities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'decisions_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'decisions_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'decisions_property_id_assembly_id_fkey';
            columns: ['property_id', 'assembly_id'];
            isOneToOne: false;
            referencedRelation: 'assemblies';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'decisions_property_id_assembly_id_fkey';
            columns: ['property_id', 'assembly_id'];
            isOneToOne: false;
            referencedRelation: 'assemblies_list';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'decisions_property_id_first_call_id_fkey';
            columns: ['property_id', 'first_call_id'];
            isOneToOne: false;
            referencedRelation: 'decisions';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'decisions_property_id_first_call_id_fkey';
            columns: ['property_id', 'first_call_id'];
            isOneToOne: false;
            referencedRelation: 'decisions_list';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'decisions_property_id_rules_id_fkey';
            columns: ['property_id', 'rules_id'];
            isOneToOne: false;
            referencedRelation: 'decision_rules';
            referencedColumns: ['property_id', 'id'];
          },
        ];
      };
      deduction_evidence: {
        Row: { deductionId: string; id: string; itemId: string; leaseId: string; organizationId: string };

        Insert: { deductionId: string; id?: string; itemId: string; leaseId: string; organizationId: string };
        Update: {
          deductionId?: string;
          id?: string;
          itemId?: string;
          leaseId?: string;
          organizationId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'deduction_evidence_deduction_id_fkey';
            columns: ['deduction_id'];
            isOneToOne: false;
            referencedRelation: 'deposit_deductions';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'deduction_evidence_organization_id_item_id_fkey';
            columns: ['organization_id', 'item_id'];
            isOneToOne: false;
            referencedRelation: 'condition_items';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'deduction_evidence_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'deduction_evidence_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'deduction_evidence_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      deposit_deductions: {
        Row: {
          amountMinor: number;
          chargeId: string | null;
          description: string;
          id: string;
          kind: Enums['deduction_kind'];
          leaseId: string;
          organizationId: string;
          position: number;
          settlementId: string;
        };

        Insert: {
          amountMinor: number;
          chargeId?: string | null;
          description?: string;
          id?: string;
          kind: Enums['deduction_kind'];
          leaseId: string;
          organizationId: string;
          position: number;
          settlementId: string;
        };
        Update: {
          amountMinor?: number;
          chargeId?: string | null;
          description?: string;
          id?: string;
          kind?: Enums['deduction_kind'];
          leaseId?: string;
          organizationId?: string;
          position?: number;
          settlementId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'deposit_deductions_charge_id_fkey';
            columns: ['charge_id'];
            isOneToOne: false;
            referencedRelation: 'charges';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'deposit_deductions_charge_id_fkey';
            columns: ['charge_id'];
            isOneToOne: false;
            referencedRelation: 'charges_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'deposit_deductions_charge_id_fkey';
            columns: ['charge_id'];
            isOneToOne: false;
            referencedRelation: 'charges_to_invoice';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'deposit_deductions_charge_id_fkey';
            columns: ['charge_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_invoice_lines';
            referencedColumns: ['charge_id'];
          },
          {
            foreignKeyName: 'deposit_deductions_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'deposit_deductions_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'deposit_deductions_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'deposit_deductions_organization_id_settlement_id_fkey';
            columns: ['organization_id', 'settlement_id'];
            isOneToOne: false;
            referencedRelation: 'deposit_settlements';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      deposit_settlements: {
        Row: {
          accountId: string | null;
          createdAt: string;
          currency: Enums['currency_code'];
          deductedMinor: number;
          details: NonNullable<Json>;
          heldMinor: number;
          id: string;
          leaseId: string;
          method: Enums['payment_method'] | null;
          organizationId: string;
          paymentId: string | null;
          refundEntryId: string | null;
          refundMinor: number;
          returnedOn: string;
          settledOn: string;
        };

        Insert: {
          accountId?: string | null;
          createdAt?: string;
          currency: Enums['currency_code'];
          deductedMinor: number;
          details: NonNullable<Json>;
          heldMinor: number;
          id?: string;
          leaseId: string;
          method?: Enums['payment_method'] | null;
          organizationId: string;
          paymentId?: string | null;
          refundEntryId?: string | null;
          refundMinor?: never;
          returnedOn: string;
          settledOn: string;
        };
        Update: {
          accountId?: string | null;
          createdAt?: string;
          currency?: Enums['currency_code'];
          deductedMinor?: number;
          details?: NonNullable<Json>;
          heldMinor?: number;
          id?: string;
          leaseId?: string;
          method?: Enums['payment_method'] | null;
          organizationId?: string;
          paymentId?: string | null;
          refundEntryId?: string | null;
          refundMinor?: never;
          returnedOn?: string;
          settledOn?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'deposit_settlements_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['lease_id', 'currency'];
          },
          {
            foreignKeyName: 'deposit_settlements_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['id', 'currency'];
          },
          {
            foreignKeyName: 'deposit_settlements_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['id', 'currency'];
          },
          {
            foreignKeyName: 'deposit_settlements_organization_id_account_id_fkey';
            columns: ['organization_id', 'account_id'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'deposit_settlements_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'deposit_settlements_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'deposit_settlements_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'deposit_settlements_organization_id_refund_entry_id_fkey';
            columns: ['organization_id', 'refund_entry_id'];
            isOneToOne: false;
            referencedRelation: 'journal_entries';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'deposit_settlements_payment_id_lease_id_currency_fkey';
            columns: ['payment_id', 'lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'payments';
            referencedColumns: ['id', 'lease_id', 'currency'];
          },
          {
            foreignKeyName: 'deposit_settlements_payment_id_lease_id_currency_fkey';
            columns: ['payment_id', 'lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'payments_list';
            referencedColumns: ['id', 'lease_id', 'currency'];
          },
        ];
      };
      document_requests: {
        Row: {
          createdAt: string;
          createdBy: string | null;
          decidedAt: string | null;
          decidedBy: string | null;
          documentId: string | null;
          dueOn: string;
          fileId: string | null;
          id: string;
          leaseId: string;
          name: string;
          organizationId: string;
          reason: string;
          refusal: string;
          status: Enums['document_request_status'];
        };

        Insert: {
          createdAt?: string;
          createdBy?: string | null;
          decidedAt?: string | null;
          decidedBy?: string | null;
          documentId?: string | null;
          dueOn: string;
          fileId?: string | null;
          id?: string;
          leaseId: string;
          name: string;
          organizationId: string;
          reason?: string;
          refusal?: string;
          status?: Enums['document_request_status'];
        };
        Update: {
          createdAt?: string;
          createdBy?: string | null;
          decidedAt?: string | null;
          decidedBy?: string | null;
          documentId?: string | null;
          dueOn?: string;
          fileId?: string | null;
          id?: string;
          leaseId?: string;
          name?: string;
          organizationId?: string;
          reason?: string;
          refusal?: string;
          status?: Enums['document_request_status'];
        };
        Relationships: [
          {
            foreignKeyName: 'document_requests_id_file_id_fkey';
            columns: ['id', 'file_id'];
            isOneToOne: false;
            referencedRelation: 'requested_files';
            referencedColumns: ['document_request_id', 'id'];
          },
          {
            foreignKeyName: 'document_requests_organization_id_document_id_fkey';
            columns: ['organization_id', 'document_id'];
            isOneToOne: false;
            referencedRelation: 'documents';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'document_requests_organization_id_document_id_fkey';
            columns: ['organization_id', 'document_id'];
            isOneToOne: false;
            referencedRelation: 'documents_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'document_requests_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'document_requests_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'document_requests_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      documents: {
        Row: {
          area: Enums['document_area'];
          createdAt: string;
          createdBy: string | null;
          fileSha256: string | null;
          fileType: string;
          id: string;
          isShared: boolean;
          kind: Enums['document_kind'];
          leaseId: string | null;
          name: string;
          organizationId: string;
          path: string;
          personId: string | null;
          placePropertyId: string | null;
          placeUnitId: string | null;
          propertyId: string | null;
          searchName: string;
          sharedAt: string | null;
          sizeBytes: number;
          unitId: string | null;
        };

        Insert: {
          area?: never;
          createdAt?: string;
          createdBy?: string | null;
          fileSha256?: string | null;
          fileType: string;
          id?: string;
          isShared?: boolean;
          kind?: Enums['document_kind'];
          leaseId?: string | null;
          name: string;
          organizationId: string;
          path?: never;
          personId?: string | null;
          placePropertyId?: string | null;
          placeUnitId?: string | null;
          propertyId?: string | null;
          searchName?: never;
          sharedAt?: string | null;
          sizeBytes: number;
          unitId?: string | null;
        };
        Update: {
          area?: never;
          createdAt?: string;
          createdBy?: string | null;
          fileSha256?: string | null;
          fileType?: string;
          id?: string;
          isShared?: boolean;
          kind?: Enums['document_kind'];
          leaseId?: string | null;
          name?: string;
          organizationId?: string;
          path?: never;
          personId?: string | null;
          placePropertyId?: string | null;
          placeUnitId?: string | null;
          propertyId?: string | null;
          searchName?: never;
          sharedAt?: string | null;
          sizeBytes?: number;
          unitId?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'documents_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'documents_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'documents_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'documents_organization_id_person_id_fkey';
            columns: ['organization_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'documents_organization_id_place_property_id_fkey';
            columns: ['organization_id', 'place_property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'documents_organization_id_place_property_id_fkey';
            columns: ['organization_id', 'place_property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'documents_organization_id_place_unit_id_fkey';
            columns: ['organization_id', 'place_unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'documents_organization_id_place_unit_id_fkey';
            columns: ['organization_id', 'place_unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'documents_organization_id_place_unit_id_fkey';
            columns: ['organization_id', 'place_unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'documents_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'documents_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'documents_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'documents_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'documents_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      ecf_documents: {
        Row: {
          alarmedHours: number;
          annulmentFileId: string | null;
          answeredAt: string | null;
          approvalReason: string | null;
          approvalState: Enums['ecf_approval'];
          attempts: number;
          buyerTaxId: string;
          claimId: string | null;
          claimedUntil: string | null;
          contingencyKind: number | null;
          createdAt: string;
          deliveryReason: string | null;
          deliveryState: Enums['ecf_delivery'];
          dueBy: string | null;
          encf: string;
          environment: Enums['ecf_environment'];
          facts: NonNullable<Json>;
          id: string;
          invoiceId: string | null;
          isNumberUsed: boolean | null;
          isSummary: boolean;
          issuedOn: string;
          issuerId: string;
          leaseId: string | null;
          mayHaveArrived: boolean;
          messages: NonNullable<Json>;
          ncfKind: Enums['ncf_kind'];
          nextTryAt: string | null;
          numberGivenBack: boolean;
          organizationId: string;
          problems: NonNullable<Json>;
          purchaseReceiptId: string | null;
          replacedBy: string | null;
          securityCode: string | null;
          sentAt: string | null;
          sha256: string | null;
          signedAt: string | null;
          state: Enums['ecf_state'];
          totalMinor: number;
          trackId: string | null;
        };

        Insert: {
          alarmedHours?: number;
          annulmentFileId?: string | null;
          answeredAt?: string | null;
          approvalReason?: string | null;
          approvalState?: Enums['ecf_approval'];
          attempts?: number;
          buyerTaxId?: string;
          claimId?: string | null;
          claimedUntil?: string | null;
          contingencyKind?: number | null;
          createdAt?: string;
          deliveryReason?: string | null;
          deliveryState?: Enums['ecf_delivery'];
          dueBy?: string | null;
          encf: string;
          environment: Enums['ecf_environment'];
          facts: NonNullable<Json>;
          id?: string;
          invoiceId?: string | null;
          isNumberUsed?: boolean | null;
          isSummary?: boolean;
          issuedOn: string;
          issuerId: string;
          leaseId?: string | null;
          mayHaveArrived?: boolean;
          messages?: NonNullable<Json>;
          ncfKind: Enums['ncf_kind'];
          nextTryAt?: string | null;
          numberGivenBack?: boolean;
          organizationId: string;
          problems?: NonNullable<Json>;
          purchaseReceiptId?: string | null;
          replacedBy?: string | null;
          securityCode?: string | null;
          sentAt?: string | null;
          sha256?: string | null;
          signedAt?: string | null;
          state?: Enums['ecf_state'];
          totalMinor: number;
          trackId?: string | null;
        };
        Update: {
          alarmedHours?: number;
          annulmentFileId?: string | null;
          answeredAt?: string | null;
          approvalReason?: string | null;
          approvalState?: Enums['ecf_approval'];
          attempts?: number;
          buyerTaxId?: string;
          claimId?: string | null;
          claimedUntil?: string | null;
          contingencyKind?: number | null;
          createdAt?: string;
          deliveryReason?: string | null;
          deliveryState?: Enums['ecf_delivery'];
          dueBy?: string | null;
          encf?: string;
          environment?: Enums['ecf_environment'];
          facts?: NonNullable<Json>;
          id?: string;
          invoiceId?: string | null;
          isNumberUsed?: boolean | null;
          isSummary?: boolean;
          issuedOn?: string;
          issuerId?: string;
          leaseId?: string | null;
          mayHaveArrived?: boolean;
          messages?: NonNullable<Json>;
          ncfKind?: Enums['ncf_kind'];
          nextTryAt?: string | null;
          numberGivenBack?: boolean;
          organizationId?: string;
          problems?: NonNullable<Json>;
          purchaseReceiptId?: string | null;
          replacedBy?: string | null;
          securityCode?: string | null;
          sentAt?: string | null;
          sha256?: string | null;
          signedAt?: string | null;
          state?: Enums['ecf_state'];
          totalMinor?: number;
          trackId?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'ecf_documents_organization_id_invoice_id_fkey';
            columns: ['organization_id', 'invoice_id'];
            isOneToOne: false;
            referencedRelation: 'contingency_receipts';
            referencedColumns: ['organization_id', 'invoice_id'];
          },
          {
            foreignKeyName: 'ecf_documents_organization_id_invoice_id_fkey';
            columns: ['organization_id', 'invoice_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_invoice_lines';
            referencedColumns: ['organization_id', 'invoice_id'];
          },
          {
            foreignKeyName: 'ecf_documents_organization_id_invoice_id_fkey';
            columns: ['organization_id', 'invoice_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_invoices';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'ecf_documents_organization_id_invoice_id_fkey';
            columns: ['organization_id', 'invoice_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_invoices_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'ecf_documents_organization_id_issuer_id_fkey';
            columns: ['organization_id', 'issuer_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_issuers';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'ecf_documents_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'ecf_documents_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'ecf_documents_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'ecf_documents_organization_id_purchase_receipt_id_fkey';
            columns: ['organization_id', 'purchase_receipt_id'];
            isOneToOne: false;
            referencedRelation: 'purchase_receipts';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'ecf_documents_organization_id_replaced_by_fkey';
            columns: ['organization_id', 'replaced_by'];
            isOneToOne: false;
            referencedRelation: 'ecf_documents';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      ecf_events: {
        Row: {
          actorId: string | null;
          at: string;
          detail: NonNullable<Json>;
          documentId: string | null;
          id: string;
          kind: string;
          organizationId: string;
          receivedId: string | null;
          status: number | null;
        };

        Insert: {
          actorId?: string | null;
          at?: string;
          detail?: NonNullable<Json>;
          documentId?: string | null;
          id?: string;
          kind: string;
          organizationId: string;
          receivedId?: string | null;
          status?: number | null;
        };
        Update: {
          actorId?: string | null;
          at?: string;
          detail?: NonNullable<Json>;
          documentId?: string | null;
          id?: string;
          kind?: string;
          organizationId?: string;
          receivedId?: string | null;
          status?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'ecf_events_organization_id_document_id_fkey';
            columns: ['organization_id', 'document_id'];
            isOneToOne: false;
            referencedRelation: 'ecf_documents';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'ecf_events_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'ecf_events_organization_id_received_id_fkey';
            columns: ['organization_id', 'received_id'];
            isOneToOne: false;
            referencedRelation: 'ecf_received';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      ecf_files: {
        Row: {
          bytes: string;
          createdAt: string;
          direction: string;
          documentId: string | null;
          id: string;
          kind: string;
          organizationId: string;
          receivedId: string | null;
          sha256: string;
        };

        Insert: {
          bytes: string;
          createdAt?: string;
          direction: string;
          documentId?: string | null;
          id?: string;
          kind: string;
          organizationId: string;
          receivedId?: string | null;
          sha256?: never;
        };
        Update: {
          bytes?: string;
          createdAt?: string;
          direction?: string;
          documentId?: string | null;
          id?: string;
          kind?: string;
          organizationId?: string;
          receivedId?: string | null;
          sha256?: never;
        };
        Relationships: [
          {
            foreignKeyName: 'ecf_files_organization_id_document_id_fkey';
            columns: ['organization_id', 'document_id'];
            isOneToOne: false;
            referencedRelation: 'ecf_documents';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'ecf_files_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'ecf_files_organization_id_received_id_fkey';
            columns: ['organization_id', 'received_id'];
            isOneToOne: false;
            referencedRelation: 'ecf_received';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      ecf_received: {
        Row: {
          approvalAttempts: number;
          approvalNextTryAt: string | null;
          approvalReason: string;
          approvalState: string;
          approvalToDgii: string;
          approvalToSender: string;
          approvedAt: string | null;
          approvedBy: string | null;
          attempts: number;
          billId: string | null;
          billProblem: string | null;
          createdAt: string;
          encf: string;
          environment: Enums['ecf_environment'];
          facts: NonNullable<Json>;
          id: string;
          isUploaded: boolean;
          issuedOn: string;
          issuerId: string;
          itbisMinor: number;
          ncfKind: Enums['ncf_kind'];
          nextTryAt: string;
          organizationId: string;
          refusal: number | null;
          securityCode: string;
          senderName: string;
          senderTaxId: string;
          state: string;
          totalMinor: number;
        };

        Insert: {
          approvalAttempts?: number;
          approvalNextTryAt?: string | null;
          approvalReason?: string;
          approvalState?: string;
          approvalToDgii?: string;
          approvalToSender?: string;
          approvedAt?: string | null;
          approvedBy?: string | null;
          attempts?: number;
          billId?: string | null;
          billProblem?: string | null;
          createdAt?: string;
          encf: string;
          environment: Enums['ecf_environment'];
          facts?: NonNullable<Json>;
          id?: string;
          isUploaded?: boolean;
          issuedOn: string;
          issuerId: string;
          itbisMinor?: number;
          ncfKind: Enums['ncf_kind'];
          nextTryAt?: string;
          organizationId: string;
          refusal?: number | null;
          securityCode?: string;
          senderName?: string;
          senderTaxId: string;
          state?: string;
          totalMinor: number;
        };
        Update: {
          approvalAttempts?: number;
          approvalNextTryAt?: string | null;
          approvalReason?: string;
          approvalState?: string;
          approvalToDgii?: string;
          approvalToSender?: string;
          approvedAt?: string | null;
          approvedBy?: string | null;
          attempts?: number;
          billId?: string | null;
          billProblem?: string | null;
          createdAt?: string;
          encf?: string;
          environment?: Enums['ecf_environment'];
          facts?: NonNullable<Json>;
          id?: string;
          isUploaded?: boolean;
          issuedOn?: string;
          issuerId?: string;
          itbisMinor?: number;
          ncfKind?: Enums['ncf_kind'];
          nextTryAt?: string;
          organizationId?: string;
          refusal?: number | null;
          securityCode?: string;
          senderName?: string;
          senderTaxId?: string;
          state?: string;
          totalMinor?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'ecf_received_organization_id_bill_id_fkey';
            columns: ['organization_id', 'bill_id'];
            isOneToOne: false;
            referencedRelation: 'bills';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'ecf_received_organization_id_bill_id_fkey';
            columns: ['organization_id', 'bill_id'];
            isOneToOne: false;
            referencedRelation: 'bills_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'ecf_received_organization_id_issuer_id_fkey';
            columns: ['organization_id', 'issuer_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_issuers';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      exchange_rates: {
        Row: {
          baseCurrency: Enums['currency_code'];
          createdAt: string;
          createdBy: string | null;
          id: string;
          organizationId: string;
          quoteCurrency: Enums['currency_code'];
          rate: number;
          ratedOn: string;
          source: string;
        };

        Insert: {
          baseCurrency?: Enums['currency_code'];
          createdAt?: string;
          createdBy?: string | null;
          id?: string;
          organizationId: string;
          quoteCurrency?: Enums['currency_code'];
          rate: number;
          ratedOn: string;
          source: string;
        };
        Update: {
          baseCurrency?: Enums['currency_code'];
          createdAt?: string;
          createdBy?: string | null;
          id?: string;
          organizationId?: string;
          quoteCurrency?: Enums['currency_code'];
          rate?: number;
          ratedOn?: string;
          source?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'exchange_rates_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
        ];
      };
      fiscal_invoice_charges: {
        Row: {
          amountMinor: number;
          chargeId: string;
          invoiceId: string;
          isItbis: boolean;
          isLive: boolean;
          leaseId: string;
          organizationId: string;
        };

        Insert: {
          amountMinor: number;
          chargeId: string;
          invoiceId: string;
          isItbis?: boolean;
          isLive?: boolean;
          leaseId: string;
          organizationId: string;
        };
        Update: {
          amountMinor?: number;
          chargeId?: string;
          invoiceId?: string;
          isItbis?: boolean;
          isLive?: boolean;
          leaseId?: string;
          organizationId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'fiscal_invoice_charges_charge_id_fkey';
            columns: ['charge_id'];
            isOneToOne: false;
            referencedRelation: 'charges';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'fiscal_invoice_charges_charge_id_fkey';
            columns: ['charge_id'];
            isOneToOne: false;
            referencedRelation: 'charges_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'fiscal_invoice_charges_charge_id_fkey';
            columns: ['charge_id'];
            isOneToOne: false;
            referencedRelation: 'charges_to_invoice';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'fiscal_invoice_charges_charge_id_fkey';
            columns: ['charge_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_invoice_lines';
            referencedColumns: ['charge_id'];
          },
          {
            foreignKeyName: 'fiscal_invoice_charges_organization_id_invoice_id_fkey';
            columns: ['organization_id', 'invoice_id'];
            isOneToOne: false;
            referencedRelation: 'contingency_receipts';
            referencedColumns: ['organization_id', 'invoice_id'];
          },
          {
            foreignKeyName: 'fiscal_invoice_charges_organization_id_invoice_id_fkey';
            columns: ['organization_id', 'invoice_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_invoice_lines';
            referencedColumns: ['organization_id', 'invoice_id'];
          },
          {
            foreignKeyName: 'fiscal_invoice_charges_organization_id_invoice_id_fkey';
            columns: ['organization_id', 'invoice_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_invoices';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'fiscal_invoice_charges_organization_id_invoice_id_fkey';
            columns: ['organization_id', 'invoice_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_invoices_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'fiscal_invoice_charges_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'fiscal_invoice_charges_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'fiscal_invoice_charges_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      fiscal_invoices: {
        Row: {
          baseMinor: number;
          cancellationReason: string | null;
          cancelledOn: string | null;
          clientId: string;
          clientIdType: Enums['identity_type'] | null;
          clientName: string;
          createdAt: string;
          createdBy: string | null;
          currency: Enums['currency_code'];
          description: string;
          details: NonNullable<Json>;
          dopRate: number;
          id: string;
          incomeType: string;
          isCounted: boolean;
          isItbisLost: boolean;
          isrToWithholdMinor: number;
          issuedOn: string;
          issuerId: string;
          itbisMinor: number;
          itbisToWithholdMinor: number;
          leaseId: string;
          linesNcf: string | null;
          modifiesId: string | null;
          ncf: string;
          ncfExpiresOn: string | null;
          ncfKind: Enums['ncf_kind'];
          numberGivenBack: boolean;
          onCreditMinor: number;
          organizationId: string;
          paidCardMinor: number;
          paidCashMinor: number;
          paidOtherMinor: number;
          paidTransferMinor: number;
          propertyId: string;
          rangeId: string;
          rateSource: string;
          reason: string;
          replacesId: string | null;
          replacesPaperId: string | null;
          treatment: Enums['tax_treatment'];
        };

        Insert: {
          baseMinor: number;
          cancellationReason?: string | null;
          cancelledOn?: string | null;
          clientId?: string;
          clientIdType?: Enums['identity_type'] | null;
          clientName: string;
          createdAt?: string;
          createdBy?: string | null;
          currency: Enums['currency_code'];
          description?: string;
          details?: NonNullable<Json>;
          dopRate?: number;
          id?: string;
          incomeType?: string;
          isCounted?: boolean;
          isItbisLost?: boolean;
          isrToWithholdMinor?: number;
          issuedOn: string;
          issuerId: string;
          itbisMinor?: number;
          itbisToWithholdMinor?: number;
          leaseId: string;
          linesNcf?: string | null;
          modifiesId?: string | null;
          ncf: string;
          ncfExpiresOn?: string | null;
          ncfKind: Enums['ncf_kind'];
          numberGivenBack?: boolean;
          onCreditMinor: number;
          organizationId: string;
          paidCardMinor?: number;
          paidCashMinor?: number;
          paidOtherMinor?: number;
          paidTransferMinor?: number;
          propertyId: string;
          rangeId: string;
          rateSource?: string;
          reason?: string;
          replacesId?: string | null;
          replacesPaperId?: string | null;
          treatment: Enums['tax_treatment'];
        };
        Update: {
          baseMinor?: number;
          cancellationReason?: string | null;
          cancelledOn?: string | null;
          clientId?: string;
          clientIdType?: Enums['identity_type'] | null;
          clientName?: string;
          createdAt?: string;
          createdBy?: string | null;
          currency?: Enums['currency_code'];
          description?: string;
          details?: NonNullable<Json>;
          dopRate?: number;
          id?: string;
          incomeType?: string;
          isCounted?: boolean;
          isItbisLost?: boolean;
          isrToWithholdMinor?: number;
          issuedOn?: string;
          issuerId?: string;
          itbisMinor?: number;
          itbisToWithholdMinor?: number;
          leaseId?: string;
          linesNcf?: string | null;
          modifiesId?: string | null;
          ncf?: string;
          ncfExpiresOn?: string | null;
          ncfKind?: Enums['ncf_kind'];
          numberGivenBack?: boolean;
          onCreditMinor?: number;
          organizationId?: string;
          paidCardMinor?: number;
          paidCashMinor?: number;
          paidOtherMinor?: number;
          paidTransferMinor?: number;
          propertyId?: string;
          rangeId?: string;
          rateSource?: string;
          reason?: string;
          replacesId?: string | null;
          replacesPaperId?: string | null;
          treatment?: Enums['tax_treatment'];
        };
        Relationships: [
          {
            foreignKeyName: 'fiscal_invoices_issuer_id_range_id_fkey';
            columns: ['issuer_id', 'range_id'];
            isOneToOne: false;
            referencedRelation: 'ncf_ranges';
            referencedColumns: ['issuer_id', 'id'];
          },
          {
            foreignKeyName: 'fiscal_invoices_organization_id_issuer_id_fkey';
            columns: ['organization_id', 'issuer_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_issuers';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'fiscal_invoices_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'fiscal_invoices_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'fiscal_invoices_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'fiscal_invoices_organization_id_modifies_id_fkey';
            columns: ['organization_id', 'modifies_id'];
            isOneToOne: false;
            referencedRelation: 'contingency_receipts';
            referencedColumns: ['organization_id', 'invoice_id'];
          },
          {
            foreignKeyName: 'fiscal_invoices_organization_id_modifies_id_fkey';
            columns: ['organization_id', 'modifies_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_invoice_lines';
            referencedColumns: ['organization_id', 'invoice_id'];
          },
          {
            foreignKeyName: 'fiscal_invoices_organization_id_modifies_id_fkey';
            columns: ['organization_id', 'modifies_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_invoices';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'fiscal_invoices_organization_id_modifies_id_fkey';
            columns: ['organization_id', 'modifies_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_invoices_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'fiscal_invoices_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'fiscal_invoices_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'fiscal_invoices_replaces_fkey';
            columns: ['organization_id', 'replaces_id'];
            isOneToOne: false;
            referencedRelation: 'contingency_receipts';
            referencedColumns: ['organization_id', 'invoice_id'];
          },
          {
            foreignKeyName: 'fiscal_invoices_replaces_fkey';
            columns: ['organization_id', 'replaces_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_invoice_lines';
            referencedColumns: ['organization_id', 'invoice_id'];
          },
          {
            foreignKeyName: 'fiscal_invoices_replaces_fkey';
            columns: ['organization_id', 'replaces_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_invoices';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'fiscal_invoices_replaces_fkey';
            columns: ['organization_id', 'replaces_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_invoices_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'fiscal_invoices_replaces_paper_fkey';
            columns: ['organization_id', 'replaces_paper_id'];
            isOneToOne: false;
            referencedRelation: 'contingency_receipts';
            referencedColumns: ['organization_id', 'invoice_id'];
          },
          {
            foreignKeyName: 'fiscal_invoices_replaces_paper_fkey';
            columns: ['organization_id', 'replaces_paper_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_invoice_lines';
            referencedColumns: ['organization_id', 'invoice_id'];
          },
          {
            foreignKeyName: 'fiscal_invoices_replaces_paper_fkey';
            columns: ['organization_id', 'replaces_paper_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_invoices';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'fiscal_invoices_replaces_paper_fkey';
            columns: ['organization_id', 'replaces_paper_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_invoices_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      fiscal_issuers: {
        Row: {
          address: string;
          createdAt: string;
          electronicSince: string | null;
          email: string;
          environment: Enums['ecf_environment'];
          fiscalYearEnd: number;
          id: string;
          issuingWay: Enums['issuing_way'];
          itbisCreditMinor: number;
          itbisCreditMonth: string | null;
          legalName: string;
          municipalityCode: string;
          organizationId: string;
          phone: string;
          provinceCode: string;
          receptionSlug: string;
          sizeClass: Enums['taxpayer_size'] | null;
          taxId: string;
          taxRegime: Enums['tax_regime'];
          taxpayerKind: Enums['taxpayer_kind'] | null;
          tradeName: string;
          updatedAt: string;
        };

        Insert: {
          address?: string;
          createdAt?: string;
          electronicSince?: string | null;
          email?: string;
          environment?: Enums['ecf_environment'];
          fiscalYearEnd?: number;
          id?: string;
          issuingWay?: Enums['issuing_way'];
          itbisCreditMinor?: number;
          itbisCreditMonth?: string | null;
          legalName: string;
          municipalityCode?: string;
          organizationId: string;
          phone?: string;
          provinceCode?: string;
          receptionSlug?: string;
          sizeClass?: Enums['taxpayer_size'] | null;
          taxId?: string;
          taxRegime?: Enums['tax_regime'];
          taxpayerKind?: Enums['taxpayer_kind'] | null;
          tradeName?: string;
          updatedAt?: string;
        };
        Update: {
          address?: string;
          createdAt?: string;
          electronicSince?: string | null;
          email?: string;
          environment?: Enums['ecf_environment'];
          fiscalYearEnd?: number;
          id?: string;
          issuingWay?: Enums['issuing_way'];
          itbisCreditMinor?: number;
          itbisCreditMonth?: string | null;
          legalName?: string;
          municipalityCode?: string;
          organizationId?: string;
          phone?: string;
          provinceCode?: string;
          receptionSlug?: string;
          sizeClass?: Enums['taxpayer_size'] | null;
          taxId?: string;
          taxRegime?: Enums['tax_regime'];
          taxpayerKind?: Enums['taxpayer_kind'] | null;
          tradeName?: string;
          updatedAt?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'fiscal_issuers_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
        ];
      };
      fiscal_withholdings: {
        Row: {
          createdAt: string;
          id: string;
          invoiceId: string;
          isrMinor: number;
          itbisMinor: number;
          leaseId: string;
          organizationId: string;
          paymentId: string;
          withheldOn: string;
        };

        Insert: {
          createdAt?: string;
          id?: string;
          invoiceId: string;
          isrMinor?: number;
          itbisMinor?: number;
          leaseId: string;
          organizationId: string;
          paymentId: string;
          withheldOn: string;
        };
        Update: {
          createdAt?: string;
          id?: string;
          invoiceId?: string;
          isrMinor?: number;
          itbisMinor?: number;
          leaseId?: string;
          organizationId?: string;
          paymentId?: string;
          withheldOn?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'fiscal_withholdings_organization_id_invoice_id_fkey';
            columns: ['organization_id', 'invoice_id'];
            isOneToOne: false;
            referencedRelation: 'contingency_receipts';
            referencedColumns: ['organization_id', 'invoice_id'];
          },
          {
            foreignKeyName: 'fiscal_withholdings_organization_id_invoice_id_fkey';
            columns: ['organization_id', 'invoice_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_invoice_lines';
            referencedColumns: ['organization_id', 'invoice_id'];
          },
          {
            foreignKeyName: 'fiscal_withholdings_organization_id_invoice_id_fkey';
            columns: ['organization_id', 'invoice_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_invoices';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'fiscal_withholdings_organization_id_invoice_id_fkey';
            columns: ['organization_id', 'invoice_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_invoices_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'fiscal_withholdings_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'fiscal_withholdings_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'fiscal_withholdings_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'fiscal_withholdings_payment_id_fkey';
            columns: ['payment_id'];
            isOneToOne: true;
            referencedRelation: 'payments';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'fiscal_withholdings_payment_id_fkey';
            columns: ['payment_id'];
            isOneToOne: true;
            referencedRelation: 'payments_list';
            referencedColumns: ['id'];
          },
        ];
      };
      held_deposits: {
        Row: {
          accountId: string | null;
          amountMinor: number;
          chargedMinor: number;
          createdAt: string;
          createdBy: string | null;
          currency: Enums['currency_code'];
          dueOn: string | null;
          entryId: string;
          id: string;
          leaseId: string;
          occurredOn: string;
          organizationId: string;
          reversalEntryId: string | null;
          reversalReason: string;
          reversedAt: string | null;
        };

        Insert: {
          accountId?: string | null;
          amountMinor: number;
          chargedMinor?: number;
          createdAt?: string;
          createdBy?: string | null;
          currency: Enums['currency_code'];
          dueOn?: string | null;
          entryId: string;
          id?: string;
          leaseId: string;
          occurredOn: string;
          organizationId: string;
          reversalEntryId?: string | null;
          reversalReason?: string;
          reversedAt?: string | null;
        };
        Update: {
          accountId?: string | null;
          amountMinor?: number;
          chargedMinor?: number;
          createdAt?: string;
          createdBy?: string | null;
          currency?: Enums['currency_code'];
          dueOn?: string | null;
          entryId?: string;
          id?: string;
          leaseId?: string;
          occurredOn?: string;
          organizationId?: string;
          reversalEntryId?: string | null;
          reversalReason?: string;
          reversedAt?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'held_deposits_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['lease_id', 'currency'];
          },
          {
            foreignKeyName: 'held_deposits_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['id', 'currency'];
          },
          {
            foreignKeyName: 'held_deposits_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['id', 'currency'];
          },
          {
            foreignKeyName: 'held_deposits_organization_id_account_id_fkey';
            columns: ['organization_id', 'account_id'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'held_deposits_organization_id_entry_id_fkey';
            columns: ['organization_id', 'entry_id'];
            isOneToOne: false;
            referencedRelation: 'journal_entries';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'held_deposits_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'held_deposits_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'held_deposits_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'held_deposits_organization_id_reversal_entry_id_fkey';
            columns: ['organization_id', 'reversal_entry_id'];
            isOneToOne: false;
            referencedRelation: 'journal_entries';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      house_rule_acknowledgements: {
        Row: {
          acknowledgedAt: string;
          id: string;
          leaseId: string;
          organizationId: string;
          rulesId: string;
          userId: string;
        };

        Insert: {
          acknowledgedAt?: string;
          id?: string;
          leaseId: string;
          organizationId: string;
          rulesId: string;
          userId: string;
        };
        Update: {
          acknowledgedAt?: string;
          id?: string;
          leaseId?: string;
          organizationId?: string;
          rulesId?: string;
          userId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'house_rule_acknowledgements_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'house_rule_acknowledgements_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'house_rule_acknowledgements_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'house_rule_acknowledgements_organization_id_rules_id_fkey';
            columns: ['organization_id', 'rules_id'];
            isOneToOne: false;
            referencedRelation: 'house_rules';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      house_rules: {
        Row: {
          body: string;
          id: string;
          organizationId: string;
          propertyId: string;
          publishedAt: string;
          publishedBy: string | null;
          version: number;
        };

        Insert: {
          body: string;
          id: string;
          organizationId: string;
          propertyId: string;
          publishedAt?: string;
          publishedBy?: string | null;
          version: number;
        };
        Update: {
          body?: string;
          id?: string;
          organizationId?: string;
          propertyId?: string;
          publishedAt?: string;
          publishedBy?: string | null;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'house_rules_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'house_rules_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      invitations: {
        Row: {
          acceptedAt: string | null;
          acceptedBy: string | null;
          createdAt: string;
          createdBy: string | null;
          email: string;
          expiresAt: string;
          id: string;
          kind: Enums['invitation_kind'];
          leaseTenantId: string | null;
          organizationId: string;
          personId: string | null;
          revokedAt: string | null;
          role: Enums['membership_role'] | null;
          tokenHash: string;
        };

        Insert: {
          acceptedAt?: string | null;
          acceptedBy?: string | null;
          createdAt?: string;
          createdBy?: string | null;
          email: string;
          expiresAt: string;
          id?: string;
          kind: Enums['invitation_kind'];
          leaseTenantId?: string | null;
          organizationId: string;
          personId?: string | null;
          revokedAt?: string | null;
          role?: Enums['membership_role'] | null;
          tokenHash: string;
        };
        Update: {
          acceptedAt?: string | null;
          acceptedBy?: string | null;
          createdAt?: string;
          createdBy?: string | null;
          email?: string;
          expiresAt?: string;
          id?: string;
          kind?: Enums['invitation_kind'];
          leaseTenantId?: string | null;
          organizationId?: string;
          personId?: string | null;
          revokedAt?: string | null;
          role?: Enums['membership_role'] | null;
          tokenHash?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'invitations_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'invitations_organization_id_lease_tenant_id_fkey';
            columns: ['organization_id', 'lease_tenant_id'];
            isOneToOne: false;
            referencedRelation: 'lease_parties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'invitations_organization_id_lease_tenant_id_fkey';
            columns: ['organization_id', 'lease_tenant_id'];
            isOneToOne: false;
            referencedRelation: 'lease_tenants';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'invitations_organization_id_person_id_fkey';
            columns: ['organization_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      issuer_signers: {
        Row: {
          certificateId: string;
          issuerId: string;
          organizationId: string;
          setAt: string;
          setBy: string | null;
        };

        Insert: {
          certificateId: string;
          issuerId: string;
          organizationId: string;
          setAt?: string;
          setBy?: string | null;
        };
        Update: {
          certificateId?: string;
          issuerId?: string;
          organizationId?: string;
          setAt?: string;
          setBy?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'issuer_signers_organization_id_certificate_id_fkey';
            columns: ['organization_id', 'certificate_id'];
            isOneToOne: false;
            referencedRelation: 'signing_certificates';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'issuer_signers_organization_id_certificate_id_fkey';
            columns: ['organization_id', 'certificate_id'];
            isOneToOne: false;
            referencedRelation: 'signing_certificates_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'issuer_signers_organization_id_issuer_id_fkey';
            columns: ['organization_id', 'issuer_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_issuers';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      itbis_months: {
        Row: {
          advancedMinor: number;
          billedMinor: number;
          issuerId: string;
          month: string;
          organizationId: string;
          withheldMinor: number;
        };

        Insert: {
          advancedMinor?: number;
          billedMinor?: number;
          issuerId: string;
          month: string;
          organizationId: string;
          withheldMinor?: number;
        };
        Update: {
          advancedMinor?: number;
          billedMinor?: number;
          issuerId?: string;
          month?: string;
          organizationId?: string;
          withheldMinor?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'itbis_months_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'itbis_months_organization_id_issuer_id_fkey';
            columns: ['organization_id', 'issuer_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_issuers';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      journal_entries: {
        Row: {
          createdAt: string;
          createdBy: string | null;
          entryNumber: number;
          id: string;
          kind: Enums['journal_kind'];
          memo: string;
          occurredOn: string;
          organizationId: string;
          reversesEntryId: string | null;
        };

        Insert: {
          createdAt?: string;
          createdBy?: string | null;
          entryNumber: number;
          id?: string;
          kind: Enums['journal_kind'];
          memo?: string;
          occurredOn: string;
          organizationId: string;
          reversesEntryId?: string | null;
        };
        Update: {
          createdAt?: string;
          createdBy?: string | null;
          entryNumber?: number;
          id?: string;
          kind?: Enums['journal_kind'];
          memo?: string;
          occurredOn?: string;
          organizationId?: string;
          reversesEntryId?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'journal_entries_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'journal_entries_organization_id_reverses_entry_id_fkey';
            columns: ['organization_id', 'reverses_entry_id'];
            isOneToOne: false;
            referencedRelation: 'journal_entries';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      journal_lines: {
        Row: {
          accountId: string;
          amountMinor: number;
          currency: Enums['currency_code'];
          entryId: string;
          entryNumber: number;
          id: number;
          leaseId: string | null;
          occurredOn: string;
          organizationId: string;
          propertyId: string | null;
        };

        Insert: {
          accountId: string;
          amountMinor: number;
          currency: Enums['currency_code'];
          entryId: string;
          entryNumber: number;
          id?: never;
          leaseId?: string | null;
          occurredOn: string;
          organizationId: string;
          propertyId?: string | null;
        };
        Update: {
          accountId?: string;
          amountMinor?: number;
          currency?: Enums['currency_code'];
          entryId?: string;
          entryNumber?: number;
          id?: never;
          leaseId?: string | null;
          occurredOn?: string;
          organizationId?: string;
          propertyId?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'journal_lines_organization_id_account_id_fkey';
            columns: ['organization_id', 'account_id'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'journal_lines_organization_id_entry_id_fkey';
            columns: ['organization_id', 'entry_id'];
            isOneToOne: false;
            referencedRelation: 'journal_entries';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'journal_lines_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'journal_lines_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'journal_lines_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      late_fee_rules: {
        Row: {
          amountMinor: number | null;
          basisPoints: number | null;
          createdAt: string;
          currency: Enums['currency_code'];
          frequency: Enums['late_fee_frequency'];
          graceDays: number;
          id: string;
          kind: Enums['late_fee_kind'];
          leaseId: string | null;
          maximumMinor: number | null;
          minimumBalanceMinor: number;
          monthlyMaximumMinor: number | null;
          organizationId: string;
          propertyId: string | null;
        };

        Insert: {
          amountMinor?: number | null;
          basisPoints?: number | null;
          createdAt?: string;
          currency: Enums['currency_code'];
          frequency?: Enums['late_fee_frequency'];
          graceDays?: number;
          id?: string;
          kind: Enums['late_fee_kind'];
          leaseId?: string | null;
          maximumMinor?: number | null;
          minimumBalanceMinor?: number;
          monthlyMaximumMinor?: number | null;
          organizationId: string;
          propertyId?: string | null;
        };
        Update: {
          amountMinor?: number | null;
          basisPoints?: number | null;
          createdAt?: string;
          currency?: Enums['currency_code'];
          frequency?: Enums['late_fee_frequency'];
          graceDays?: number;
          id?: string;
          kind?: Enums['late_fee_kind'];
          leaseId?: string | null;
          maximumMinor?: number | null;
          minimumBalanceMinor?: number;
          monthlyMaximumMinor?: number | null;
          organizationId?: string;
          propertyId?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'late_fee_rules_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['lease_id', 'currency'];
          },
          {
            foreignKeyName: 'late_fee_rules_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['id', 'currency'];
          },
          {
            foreignKeyName: 'late_fee_rules_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['id', 'currency'];
          },
          {
            foreignKeyName: 'late_fee_rules_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'late_fee_rules_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'late_fee_rules_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'late_fee_rules_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'late_fee_rules_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'late_fee_rules_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      lease_balances: {
        Row: {
          billedMinor: number;
          creditMinor: number;
          currency: Enums['currency_code'];
          leaseId: string;
          organizationId: string;
          paidMinor: number;
          receivableMinor: number;
        };

        Insert: {
          billedMinor?: number;
          creditMinor?: number;
          currency: Enums['currency_code'];
          leaseId: string;
          organizationId: string;
          paidMinor?: number;
          receivableMinor?: number;
        };
        Update: {
          billedMinor?: number;
          creditMinor?: number;
          currency?: Enums['currency_code'];
          leaseId?: string;
          organizationId?: string;
          paidMinor?: number;
          receivableMinor?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'lease_balances_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'lease_balances_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'lease_balances_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      lease_events: {
        Row: {
          actorId: string | null;
          createdAt: string;
          facts: NonNullable<Json>;
          id: number;
          kind: Enums['lease_event_kind'];
          leaseId: string;
          organizationId: string;
        };

        Insert: {
          actorId?: string | null;
          createdAt?: string;
          facts?: NonNullable<Json>;
          id?: never;
          kind: Enums['lease_event_kind'];
          leaseId: string;
          organizationId: string;
        };
        Update: {
          actorId?: string | null;
          createdAt?: string;
          facts?: NonNullable<Json>;
          id?: never;
          kind?: Enums['lease_event_kind'];
          leaseId?: string;
          organizationId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'lease_events_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'lease_events_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'lease_events_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      lease_guarantors: {
        Row: { createdAt: string; id: string; leaseId: string; organizationId: string; personId: string };

        Insert: {
          createdAt?: string;
          id?: string;
          leaseId: string;
          organizationId: string;
          personId: string;
        };
        Update: {
          createdAt?: string;
          id?: string;
          leaseId?: string;
          organizationId?: string;
          personId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'lease_guarantors_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'lease_guarantors_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'lease_guarantors_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'lease_guarantors_organization_id_person_id_fkey';
            columns: ['organization_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      lease_rent_steps: {
        Row: {
          createdAt: string;
          currency: Enums['currency_code'];
          id: string;
          leaseId: string;
          organizationId: string;
          rentMinor: number;
          startsOn: string;
        };

        Insert: {
          createdAt?: string;
          currency: Enums['currency_code'];
          id?: string;
          leaseId: string;
          organizationId: string;
          rentMinor: number;
          startsOn: string;
        };
        Update: {
          createdAt?: string;
          currency?: Enums['currency_code'];
          id?: string;
          leaseId?: string;
          organizationId?: string;
          rentMinor?: number;
          startsOn?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'lease_rent_steps_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['lease_id', 'currency'];
          },
          {
            foreignKeyName: 'lease_rent_steps_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['id', 'currency'];
          },
          {
            foreignKeyName: 'lease_rent_steps_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['id', 'currency'];
          },
          {
            foreignKeyName: 'lease_rent_steps_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'lease_rent_steps_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'lease_rent_steps_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      lease_tenants: {
        Row: {
          createdAt: string;
          hasLeft: boolean;
          id: string;
          isPrimary: boolean;
          leaseId: string;
          leftOn: string | null;
          organizationId: string;
          personId: string;
          primaryFrom: string | null;
          userId: string | null;
        };

        Insert: {
          createdAt?: string;
          hasLeft?: boolean;
          id?: string;
          isPrimary?: boolean;
          leaseId: string;
          leftOn?: string | null;
          organizationId: string;
          personId: string;
          primaryFrom?: string | null;
          userId?: string | null;
        };
        Update: {
          createdAt?: string;
          hasLeft?: boolean;
          id?: string;
          isPrimary?: boolean;
          leaseId?: string;
          leftOn?: string | null;
          organizationId?: string;
          personId?: string;
          primaryFrom?: string | null;
          userId?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'lease_tenants_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'lease_tenants_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'lease_tenants_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'lease_tenants_organization_id_person_id_fkey';
            columns: ['organization_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      leases: {
        Row: {
          billFrom: string;
          calledOffAt: string | null;
          calledOffReason: string;
          chargedThrough: string | null;
          createdAt: string;
          currency: Enums['currency_code'];
          depositMinor: number;
          dueDay: number;
          endedOn: string | null;
          endsOn: string;
          id: string;
          isDepositHeld: boolean;
          lateFeeBasisPoints: number | null;
          lateFeeCapMinor: number | null;
          lateFeeGraceDays: number;
          lateFeeInherited: boolean;
          lateFeeKind: Enums['late_fee_kind'];
          lateFeeMinor: number | null;
          movedFromLeaseId: string | null;
          occupies: unknown;
          organizationId: string;
          propertyId: string;
          prorationMethod: Enums['proration_method'];
          renewsLeaseId: string | null;
          startsOn: string;
          status: Enums['lease_status'];
          unitId: string;
          updatedAt: string;
        };

        Insert: {
          billFrom: string;
          calledOffAt?: string | null;
          calledOffReason?: string;
          chargedThrough?: string | null;
          createdAt?: string;
          currency: Enums['currency_code'];
          depositMinor?: number;
          dueDay: number;
          endedOn?: string | null;
          endsOn: string;
          id?: string;
          isDepositHeld?: boolean;
          lateFeeBasisPoints?: number | null;
          lateFeeCapMinor?: number | null;
          lateFeeGraceDays?: number;
          lateFeeInherited?: boolean;
          lateFeeKind?: Enums['late_fee_kind'];
          lateFeeMinor?: number | null;
          movedFromLeaseId?: string | null;
          occupies?: never;
          organizationId: string;
          propertyId: string;
          prorationMethod?: Enums['proration_method'];
          renewsLeaseId?: string | null;
          startsOn: string;
          status?: Enums['lease_status'];
          unitId: string;
          updatedAt?: string;
        };
        Update: {
          billFrom?: string;
          calledOffAt?: string | null;
          calledOffReason?: string;
          chargedThrough?: string | null;
          createdAt?: string;
          currency?: Enums['currency_code'];
          depositMinor?: number;
          dueDay?: number;
          endedOn?: string | null;
          endsOn?: string;
          id?: string;
          isDepositHeld?: boolean;
          lateFeeBasisPoints?: number | null;
          lateFeeCapMinor?: number | null;
          lateFeeGraceDays?: number;
          lateFeeInherited?: boolean;
          lateFeeKind?: Enums['late_fee_kind'];
          lateFeeMinor?: number | null;
          movedFromLeaseId?: string | null;
          occupies?: never;
          organizationId?: string;
          propertyId?: string;
          prorationMethod?: Enums['proration_method'];
          renewsLeaseId?: string | null;
          startsOn?: string;
          status?: Enums['lease_status'];
          unitId?: string;
          updatedAt?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'leases_organization_id_moved_from_lease_id_fkey';
            columns: ['organization_id', 'moved_from_lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'leases_organization_id_moved_from_lease_id_fkey';
            columns: ['organization_id', 'moved_from_lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'leases_organization_id_moved_from_lease_id_fkey';
            columns: ['organization_id', 'moved_from_lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'leases_organization_id_renews_lease_id_fkey';
            columns: ['organization_id', 'renews_lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'leases_organization_id_renews_lease_id_fkey';
            columns: ['organization_id', 'renews_lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'leases_organization_id_renews_lease_id_fkey';
            columns: ['organization_id', 'renews_lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'leases_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'leases_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'leases_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'leases_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'leases_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'leases_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['property_id', 'id'];
          },
        ];
      };
      legal_file_documents: {
        Row: { documentId: string; eventId: string; organizationId: string };

        Insert: { documentId: string; eventId: string; organizationId: string };
        Update: { documentId?: string; eventId?: string; organizationId?: string };
        Relationships: [
          {
            foreignKeyName: 'legal_file_documents_organization_id_document_id_fkey';
            columns: ['organization_id', 'document_id'];
            isOneToOne: false;
            referencedRelation: 'documents';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'legal_file_documents_organization_id_document_id_fkey';
            columns: ['organization_id', 'document_id'];
            isOneToOne: false;
            referencedRelation: 'documents_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'legal_file_documents_organization_id_event_id_fkey';
            columns: ['organization_id', 'event_id'];
            isOneToOne: false;
            referencedRelation: 'legal_file_events';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      legal_file_events: {
        Row: {
          authorId: string | null;
          authorName: string;
          correctsId: string | null;
          dueOn: string | null;
          enteredAt: string;
          fileId: string;
          happenedOn: string;
          id: string;
          note: string;
          number: number;
          organizationId: string;
          paper: Json | null;
          step: Enums['legal_step'];
        };

        Insert: {
          authorId?: string | null;
          authorName: string;
          correctsId?: string | null;
          dueOn?: string | null;
          enteredAt?: string;
          fileId: string;
          happenedOn: string;
          id: string;
          note?: string;
          number: number;
          organizationId: string;
          paper?: Json | null;
          step: Enums['legal_step'];
        };
        Update: {
          authorId?: string | null;
          authorName?: string;
          correctsId?: string | null;
          dueOn?: string | null;
          enteredAt?: string;
          fileId?: string;
          happenedOn?: string;
          id?: string;
          note?: string;
          number?: number;
          organizationId?: string;
          paper?: Json | null;
          step?: Enums['legal_step'];
        };
        Relationships: [
          {
            foreignKeyName: 'legal_file_events_file_id_corrects_id_fkey';
            columns: ['file_id', 'corrects_id'];
            isOneToOne: false;
            referencedRelation: 'legal_file_events';
            referencedColumns: ['file_id', 'id'];
          },
          {
            foreignKeyName: 'legal_file_events_organization_id_file_id_fkey';
            columns: ['organization_id', 'file_id'];
            isOneToOne: false;
            referencedRelation: 'legal_files';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      legal_files: {
        Row: {
          closedAt: string | null;
          id: string;
          kind: Enums['legal_file_kind'];
          leaseId: string;
          openedAt: string;
          openedBy: string | null;
          organizationId: string;
          outcome: string;
          status: Enums['legal_file_status'];
        };

        Insert: {
          closedAt?: string | null;
          id: string;
          kind: Enums['legal_file_kind'];
          leaseId: string;
          openedAt?: string;
          openedBy?: string | null;
          organizationId: string;
          outcome?: string;
          status?: Enums['legal_file_status'];
        };
        Update: {
          closedAt?: string | null;
          id?: string;
          kind?: Enums['legal_file_kind'];
          leaseId?: string;
          openedAt?: string;
          openedBy?: string | null;
          organizationId?: string;
          outcome?: string;
          status?: Enums['legal_file_status'];
        };
        Relationships: [
          {
            foreignKeyName: 'legal_files_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'legal_files_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'legal_files_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'legal_files_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      listing_photos: {
        Row: { listingId: string; organizationId: string; photoId: string; position: number };

        Insert: { listingId: string; organizationId: string; photoId: string; position: number };
        Update: { listingId?: string; organizationId?: string; photoId?: string; position?: number };
        Relationships: [
          {
            foreignKeyName: 'listing_photos_organization_id_listing_id_fkey';
            columns: ['organization_id', 'listing_id'];
            isOneToOne: false;
            referencedRelation: 'listings';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'listing_photos_organization_id_photo_id_fkey';
            columns: ['organization_id', 'photo_id'];
            isOneToOne: false;
            referencedRelation: 'property_photos';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      listings: {
        Row: {
          amenitiesEn: string;
          amenitiesEs: string;
          availableFrom: string | null;
          createdAt: string;
          depositMonths: number;
          descriptionEn: string;
          descriptionEs: string;
          id: string;
          isActive: boolean;
          organizationId: string;
          propertyId: string;
          publishedAt: string | null;
          rentCurrency: Enums['currency_code'];
          rentMinor: number;
          slug: string;
          titleEn: string;
          titleEs: string;
          unitId: string;
          updatedAt: string;
        };

        Insert: {
          amenitiesEn?: string;
          amenitiesEs?: string;
          availableFrom?: string | null;
          createdAt?: string;
          depositMonths?: number;
          descriptionEn?: string;
          descriptionEs?: string;
          id?: string;
          isActive?: boolean;
          organizationId: string;
          propertyId: string;
          publishedAt?: string | null;
          rentCurrency: Enums['currency_code'];
          rentMinor: number;
          slug: string;
          titleEn?: string;
          titleEs: string;
          unitId: string;
          updatedAt?: string;
        };
        Update: {
          amenitiesEn?: string;
          amenitiesEs?: string;
          availableFrom?: string | null;
          createdAt?: string;
          depositMonths?: number;
          descriptionEn?: string;
          descriptionEs?: string;
          id?: string;
          isActive?: boolean;
          organizationId?: string;
          propertyId?: string;
          publishedAt?: string | null;
          rentCurrency?: Enums['currency_code'];
          rentMinor?: number;
          slug?: string;
          titleEn?: string;
          titleEs?: string;
          unitId?: string;
          updatedAt?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'listings_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'listings_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'listings_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'listings_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'listings_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'listings_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'listings_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'listings_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['property_id', 'id'];
          },
        ];
      };
      log_checkpoints: {
        Row: { note: string; organizationId: string; rootHash: string; signedAt: string; size: number };

        Insert: { note: string; organizationId: string; rootHash: string; signedAt?: string; size: number };
        Update: {
          note?: string;
          organizationId?: string;
          rootHash?: string;
          signedAt?: string;
          size?: number;
        };
        Relationships: [];
      };
      maintenance_checklist_items: {
        Row: {
          body: string;
          doneAt: string | null;
          doneBy: string | null;
          id: string;
          maintenanceId: string;
          organizationId: string;
          position: number;
        };

        Insert: {
          body: string;
          doneAt?: string | null;
          doneBy?: string | null;
          id?: string;
          maintenanceId: string;
          organizationId: string;
          position: number;
        };
        Update: {
          body?: string;
          doneAt?: string | null;
          doneBy?: string | null;
          id?: string;
          maintenanceId?: string;
          organizationId?: string;
          position?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'maintenance_checklist_items_organization_id_maintenance_id_fkey';
            columns: ['organization_id', 'maintenance_id'];
            isOneToOne: false;
            referencedRelation: 'maintenance_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'maintenance_checklist_items_organization_id_maintenance_id_fkey';
            columns: ['organization_id', 'maintenance_id'];
            isOneToOne: false;
            referencedRelation: 'maintenance_requests';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      maintenance_events: {
        Row: {
          actorId: string | null;
          body: string;
          createdAt: string;
          facts: NonNullable<Json>;
          id: number;
          isFromTenant: boolean;
          isInternal: boolean;
          kind: Enums['maintenance_event_kind'];
          leaseId: string | null;
          maintenanceId: string;
          organizationId: string;
        };

        Insert: {
          actorId?: string | null;
          body?: string;
          createdAt?: string;
          facts?: NonNullable<Json>;
          id?: never;
          isFromTenant: boolean;
          isInternal?: boolean;
          kind: Enums['maintenance_event_kind'];
          leaseId?: string | null;
          maintenanceId: string;
          organizationId: string;
        };
        Update: {
          actorId?: string | null;
          body?: string;
          createdAt?: string;
          facts?: NonNullable<Json>;
          id?: never;
          isFromTenant?: boolean;
          isInternal?: boolean;
          kind?: Enums['maintenance_event_kind'];
          leaseId?: string | null;
          maintenanceId?: string;
          organizationId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'maintenance_events_organization_id_maintenance_id_fkey';
            columns: ['organization_id', 'maintenance_id'];
            isOneToOne: false;
            referencedRelation: 'maintenance_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'maintenance_events_organization_id_maintenance_id_fkey';
            columns: ['organization_id', 'maintenance_id'];
            isOneToOne: false;
            referencedRelation: 'maintenance_requests';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      maintenance_photos: {
        Row: {
          createdAt: string;
          createdBy: string | null;
          id: string;
          leaseId: string | null;
          maintenanceId: string;
          organizationId: string;
          path: string;
        };

        Insert: {
          createdAt?: string;
          createdBy?: string | null;
          id: string;
          leaseId?: string | null;
          maintenanceId: string;
          organizationId: string;
          path?: never;
        };
        Update: {
          createdAt?: string;
          createdBy?: string | null;
          id?: string;
          leaseId?: string | null;
          maintenanceId?: string;
          organizationId?: string;
          path?: never;
        };
        Relationships: [
          {
            foreignKeyName: 'maintenance_photos_organization_id_maintenance_id_fkey';
            columns: ['organization_id', 'maintenance_id'];
            isOneToOne: false;
            referencedRelation: 'maintenance_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'maintenance_photos_organization_id_maintenance_id_fkey';
            columns: ['organization_id', 'maintenance_id'];
            isOneToOne: false;
            referencedRelation: 'maintenance_requests';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      maintenance_requests: {
        Row: {
          accessNote: string;
          assetId: string | null;
          assignedTo: string | null;
          category: Enums['maintenance_category'];
          completedAt: string | null;
          createdAt: string;
          description: string;
          id: string;
          leaseId: string | null;
          mayEnter: boolean;
          number: number;
          organizationId: string;
          priority: Enums['maintenance_priority'];
          propertyId: string;
          rating: number | null;
          ratingComment: string;
          reopenedCount: number;
          reportedBy: string | null;
          resolveBy: string;
          respondBy: string;
          respondedAt: string | null;
          scheduledOn: string | null;
          searchText: string;
          stage: Enums['maintenance_stage'] | null;
          status: Enums['maintenance_status'];
          title: string;
          unitId: string | null;
        };

        Insert: {
          accessNote?: string;
          assetId?: string | null;
          assignedTo?: string | null;
          category: Enums['maintenance_category'];
          completedAt?: string | null;
          createdAt?: string;
          description?: string;
          id?: string;
          leaseId?: string | null;
          mayEnter?: boolean;
          number: number;
          organizationId: string;
          priority: Enums['maintenance_priority'];
          propertyId: string;
          rating?: number | null;
          ratingComment?: string;
          reopenedCount?: number;
          reportedBy?: string | null;
          resolveBy: string;
          respondBy: string;
          respondedAt?: string | null;
          scheduledOn?: string | null;
          searchText?: never;
          stage?: Enums['maintenance_stage'] | null;
          status?: Enums['maintenance_status'];
          title: string;
          unitId?: string | null;
        };
        Update: {
          accessNote?: string;
          assetId?: string | null;
          assignedTo?: string | null;
          category?: Enums['maintenance_category'];
          completedAt?: string | null;
          createdAt?: string;
          description?: string;
          id?: string;
          leaseId?: string | null;
          mayEnter?: boolean;
          number?: number;
          organizationId?: string;
          priority?: Enums['maintenance_priority'];
          propertyId?: string;
          rating?: number | null;
          ratingComment?: string;
          reopenedCount?: number;
          reportedBy?: string | null;
          resolveBy?: string;
          respondBy?: string;
          respondedAt?: string | null;
          scheduledOn?: string | null;
          searchText?: never;
          stage?: Enums['maintenance_stage'] | null;
          status?: Enums['maintenance_status'];
          title?: string;
          unitId?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'maintenance_requests_organization_id_asset_id_fkey';
            columns: ['organization_id', 'asset_id'];
            isOneToOne: false;
            referencedRelation: 'assets';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'maintenance_requests_organization_id_asset_id_fkey';
            columns: ['organization_id', 'asset_id'];
            isOneToOne: false;
            referencedRelation: 'assets_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'maintenance_requests_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'maintenance_requests_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'maintenance_requests_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'maintenance_requests_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'maintenance_requests_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'maintenance_requests_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'maintenance_requests_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'maintenance_requests_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'maintenance_requests_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'maintenance_requests_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'maintenance_requests_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'maintenance_requests_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['property_id', 'id'];
          },
        ];
      };
      membership_signals: {
        Row: { changedAt: string; id: string };

        Insert: { changedAt?: string; id: string };
        Update: { changedAt?: string; id?: string };
        Relationships: [];
      };
      memberships: {
        Row: { createdAt: string; organizationId: string; role: Enums['membership_role']; userId: string };

        Insert: {
          createdAt?: string;
          organizationId: string;
          role: Enums['membership_role'];
          userId: string;
        };
        Update: {
          createdAt?: string;
          organizationId?: string;
          role?: Enums['membership_role'];
          userId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'memberships_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
        ];
      };
      message_attachments: {
        Row: {
          conversationId: string;
          createdAt: string;
          createdBy: string | null;
          fileType: string;
          id: string;
          messageId: number;
          name: string;
          organizationId: string;
          path: string;
        };

        Insert: {
          conversationId: string;
          createdAt?: string;
          createdBy?: string | null;
          fileType: string;
          id: string;
          messageId: number;
          name: string;
          organizationId: string;
          path?: never;
        };
        Update: {
          conversationId?: string;
          createdAt?: string;
          createdBy?: string | null;
          fileType?: string;
          id?: string;
          messageId?: number;
          name?: string;
          organizationId?: string;
          path?: never;
        };
        Relationships: [
          {
            foreignKeyName: 'message_attachments_conversation_id_message_id_fkey';
            columns: ['conversation_id', 'message_id'];
            isOneToOne: false;
            referencedRelation: 'messages';
            referencedColumns: ['conversation_id', 'id'];
          },
          {
            foreignKeyName: 'message_attachments_conversation_id_message_id_fkey';
            columns: ['conversation_id', 'message_id'];
            isOneToOne: false;
            referencedRelation: 'messages_list';
            referencedColumns: ['conversation_id', 'id'];
          },
          {
            foreignKeyName: 'message_attachments_organization_id_conversation_id_fkey';
            columns: ['organization_id', 'conversation_id'];
            isOneToOne: false;
            referencedRelation: 'conversations';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'message_attachments_organization_id_conversation_id_fkey';
            columns: ['organization_id', 'conversation_id'];
            isOneToOne: false;
            referencedRelation: 'conversations_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      message_templates: {
        Row: {
          body: string;
          createdAt: string;
          createdBy: string | null;
          id: string;
          kind: Enums['template_kind'];
          language: string;
          organizationId: string;
          title: string;
        };

        Insert: {
          body: string;
          createdAt?: string;
          createdBy?: string | null;
          id: string;
          kind: Enums['template_kind'];
          language: string;
          organizationId: string;
          title: string;
        };
        Update: {
          body?: string;
          createdAt?: string;
          createdBy?: string | null;
          id?: string;
          kind?: Enums['template_kind'];
          language?: string;
          organizationId?: string;
          title?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'message_templates_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
        ];
      };
      messages: {
        Row: {
          attachmentCount: number;
          authorId: string;
          body: string;
          clientId: string;
          conversationId: string;
          createdAt: string;
          id: number;
          isFromTenant: boolean;
          organizationId: string;
          searchText: string;
        };

        Insert: {
          attachmentCount?: number;
          authorId: string;
          body: string;
          clientId: string;
          conversationId: string;
          createdAt?: string;
          id?: never;
          isFromTenant: boolean;
          organizationId: string;
          searchText?: never;
        };
        Update: {
          attachmentCount?: number;
          authorId?: string;
          body?: string;
          clientId?: string;
          conversationId?: string;
          createdAt?: string;
          id?: never;
          isFromTenant?: boolean;
          organizationId?: string;
          searchText?: never;
        };
        Relationships: [
          {
            foreignKeyName: 'messages_organization_id_conversation_id_fkey';
            columns: ['organization_id', 'conversation_id'];
            isOneToOne: false;
            referencedRelation: 'conversations';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'messages_organization_id_conversation_id_fkey';
            columns: ['organization_id', 'conversation_id'];
            isOneToOne: false;
            referencedRelation: 'conversations_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      meter_readings: {
        Row: {
          chargeId: string | null;
          createdAt: string;
          createdBy: string | null;
          id: string;
          leaseId: string | null;
          meterId: string;
          organizationId: string;
          priceMinor: number | null;
          readOn: string;
          removedAt: string | null;
          unitId: string;
          used: number | null;
          value: number;
        };

        Insert: {
          chargeId?: string | null;
          createdAt?: string;
          createdBy?: string | null;
          id?: string;
          leaseId?: string | null;
          meterId: string;
          organizationId: string;
          priceMinor?: number | null;
          readOn: string;
          removedAt?: string | null;
          unitId: string;
          used?: number | null;
          value: number;
        };
        Update: {
          chargeId?: string | null;
          createdAt?: string;
          createdBy?: string | null;
          id?: string;
          leaseId?: string | null;
          meterId?: string;
          organizationId?: string;
          priceMinor?: number | null;
          readOn?: string;
          removedAt?: string | null;
          unitId?: string;
          used?: number | null;
          value?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'meter_readings_charge_id_fkey';
            columns: ['charge_id'];
            isOneToOne: false;
            referencedRelation: 'charges';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'meter_readings_charge_id_fkey';
            columns: ['charge_id'];
            isOneToOne: false;
            referencedRelation: 'charges_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'meter_readings_charge_id_fkey';
            columns: ['charge_id'];
            isOneToOne: false;
            referencedRelation: 'charges_to_invoice';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'meter_readings_charge_id_fkey';
            columns: ['charge_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_invoice_lines';
            referencedColumns: ['charge_id'];
          },
          {
            foreignKeyName: 'meter_readings_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'meter_readings_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'meter_readings_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'meter_readings_organization_id_meter_id_fkey';
            columns: ['organization_id', 'meter_id'];
            isOneToOne: false;
            referencedRelation: 'unit_meters';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'meter_readings_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'meter_readings_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'meter_readings_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      minutes_signatures: {
        Row: {
          assemblyId: string;
          fullName: string;
          minutesHash: string;
          organizationId: string;
          propertyId: string;
          role: Enums['minutes_role'];
          signedAt: string;
          userId: string | null;
        };

        Insert: {
          assemblyId: string;
          fullName: string;
          minutesHash: string;
          organizationId: string;
          propertyId: string;
          role: Enums['minutes_role'];
          signedAt?: string;
          userId?: string | null;
        };
        Update: {
          assemblyId?: string;
          fullName?: string;
          minutesHash?: string;
          organizationId?: string;
          propertyId?: string;
          role?: Enums['minutes_role'];
          signedAt?: string;
          userId?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'minutes_signatures_organization_id_assembly_id_fkey';
            columns: ['organization_id', 'assembly_id'];
            isOneToOne: false;
            referencedRelation: 'assemblies';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'minutes_signatures_organization_id_assembly_id_fkey';
            columns: ['organization_id', 'assembly_id'];
            isOneToOne: false;
            referencedRelation: 'assemblies_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      model_months: {
        Row: {
          costMicros: number;
          month: string;
          organizationId: string;
          questions: number;
          tokensIn: number;
          tokensOut: number;
        };

        Insert: {
          costMicros?: number;
          month: string;
          organizationId: string;
          questions?: number;
          tokensIn?: number;
          tokensOut?: number;
        };
        Update: {
          costMicros?: number;
          month?: string;
          organizationId?: string;
          questions?: number;
          tokensIn?: number;
          tokensOut?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'model_months_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
        ];
      };
      month_ends: {
        Row: {
          leasedUnitCount: number;
          month: string;
          organizationId: string;
          propertyCount: number;
          unitCount: number;
        };

        Insert: {
          leasedUnitCount: number;
          month: string;
          organizationId: string;
          propertyCount: number;
          unitCount: number;
        };
        Update: {
          leasedUnitCount?: number;
          month?: string;
          organizationId?: string;
          propertyCount?: number;
          unitCount?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'month_ends_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
        ];
      };
      monthly_totals: {
        Row: {
          billedMinor: number;
          collectedMinor: number;
          currency: Enums['currency_code'];
          expenseMinor: number;
          month: string;
          organizationId: string;
          revenueMinor: number;
        };

        Insert: {
          billedMinor?: number;
          collectedMinor?: number;
          currency: Enums['currency_code'];
          expenseMinor?: number;
          month: string;
          organizationId: string;
          revenueMinor?: number;
        };
        Update: {
          billedMinor?: number;
          collectedMinor?: number;
          currency?: Enums['currency_code'];
          expenseMinor?: number;
          month?: string;
          organizationId?: string;
          revenueMinor?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'monthly_totals_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
        ];
      };
      ncf_ranges: {
        Row: {
          createdAt: string;
          environment: Enums['ecf_environment'] | null;
          expiresOn: string | null;
          firstNumber: number;
          forContingency: boolean;
          id: string;
          issuerId: string;
          lastNumber: number;
          ncfKind: Enums['ncf_kind'];
          ncfType: string;
          nextNumber: number;
          organizationId: string;
          retiredAt: string | null;
          series: string;
        };

        Insert: {
          createdAt?: string;
          environment?: Enums['ecf_environment'] | null;
          expiresOn?: string | null;
          firstNumber: number;
          forContingency?: boolean;
          id?: string;
          issuerId: string;
          lastNumber: number;
          ncfKind: Enums['ncf_kind'];
          ncfType: string;
          nextNumber: number;
          organizationId: string;
          retiredAt?: string | null;
          series: string;
        };
        Update: {
          createdAt?: string;
          environment?: Enums['ecf_environment'] | null;
          expiresOn?: string | null;
          firstNumber?: number;
          forContingency?: boolean;
          id?: string;
          issuerId?: string;
          lastNumber?: number;
          ncfKind?: Enums['ncf_kind'];
          ncfType?: string;
          nextNumber?: number;
          organizationId?: string;
          retiredAt?: string | null;
          series?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'ncf_ranges_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'ncf_ranges_organization_id_issuer_id_fkey';
            columns: ['organization_id', 'issuer_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_issuers';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      neighbour_names: {
        Row: { shown: Enums['neighbour_name_kind']; userId: string };

        Insert: { shown: Enums['neighbour_name_kind']; userId: string };
        Update: { shown?: Enums['neighbour_name_kind']; userId?: string };
        Relationships: [];
      };
      notice_recipients: {
        Row: {
          acknowledgedAt: string | null;
          leaseId: string;
          noticeId: string;
          organizationId: string;
          personId: string;
          readAt: string | null;
          receivedAt: string | null;
        };

        Insert: {
          acknowledgedAt?: string | null;
          leaseId: string;
          noticeId: string;
          organizationId: string;
          personId: string;
          readAt?: string | null;
          receivedAt?: string | null;
        };
        Update: {
          acknowledgedAt?: string | null;
          leaseId?: string;
          noticeId?: string;
          organizationId?: string;
          personId?: string;
          readAt?: string | null;
          receivedAt?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'notice_recipients_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'notice_recipients_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'notice_recipients_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'notice_recipients_organization_id_notice_id_fkey';
            columns: ['organization_id', 'notice_id'];
            isOneToOne: false;
            referencedRelation: 'notices';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'notice_recipients_organization_id_notice_id_fkey';
            columns: ['organization_id', 'notice_id'];
            isOneToOne: false;
            referencedRelation: 'notices_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'notice_recipients_organization_id_person_id_fkey';
            columns: ['organization_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      notices: {
        Row: {
          acknowledgedCount: number;
          audience: Enums['notice_audience'];
          bodyEn: string;
          bodyEs: string;
          createdAt: string;
          createdBy: string | null;
          expiresAt: string | null;
          id: string;
          leaseIds: string[];
          needsAcknowledgement: boolean;
          organizationId: string;
          propertyId: string | null;
          publishAt: string;
          readCount: number;
          recipientCount: number;
          searchText: string;
          titleEn: string;
          titleEs: string;
          unitIds: string[];
          withdrawnAt: string | null;
        };

        Insert: {
          acknowledgedCount?: number;
          audience: Enums['notice_audience'];
          bodyEn?: string;
          bodyEs?: string;
          createdAt?: string;
          createdBy?: string | null;
          expiresAt?: string | null;
          id?: string;
          leaseIds?: string[];
          needsAcknowledgement?: boolean;
          organizationId: string;
          propertyId?: string | null;
          publishAt: string;
          readCount?: number;
          recipientCount?: number;
          searchText?: never;
          titleEn?: string;
          titleEs?: string;
          unitIds?: string[];
          withdrawnAt?: string | null;
        };
        Update: {
          acknowledgedCount?: number;
          audience?: Enums['notice_audience'];
          bodyEn?: string;
          bodyEs?: string;
          createdAt?: string;
          createdBy?: string | null;
          expiresAt?: string | null;
          id?: string;
          leaseIds?: string[];
          needsAcknowledgement?: boolean;
          organizationId?: string;
          propertyId?: string | null;
          publishAt?: string;
          readCount?: number;
          recipientCount?: number;
          searchText?: never;
          titleEn?: string;
          titleEs?: string;
          unitIds?: string[];
          withdrawnAt?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'notices_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'notices_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'notices_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      notification_mutes: {
        Row: {
          createdAt: string;
          parameters: NonNullable<Json>;
          recordId: string;
          recordKind: Enums['notification_record'];
          template: string;
          userId: string;
        };

        Insert: {
          createdAt?: string;
          parameters: NonNullable<Json>;
          recordId: string;
          recordKind: Enums['notification_record'];
          template: string;
          userId: string;
        };
        Update: {
          createdAt?: string;
          parameters?: NonNullable<Json>;
          recordId?: string;
          recordKind?: Enums['notification_record'];
          template?: string;
          userId?: string;
        };
        Relationships: [];
      };
      notification_schedules: {
        Row: {
          digestTime: string;
          digestWeekday: number;
          quietFrom: string | null;
          quietTo: string | null;
          timeZone: string | null;
          updatedAt: string;
          userId: string;
        };

        Insert: {
          digestTime?: string;
          digestWeekday?: number;
          quietFrom?: string | null;
          quietTo?: string | null;
          timeZone?: string | null;
          updatedAt?: string;
          userId: string;
        };
        Update: {
          digestTime?: string;
          digestWeekday?: number;
          quietFrom?: string | null;
          quietTo?: string | null;
          timeZone?: string | null;
          updatedAt?: string;
          userId?: string;
        };
        Relationships: [];
      };
      notification_settings: {
        Row: {
          cadence: Enums['notification_cadence'];
          channel: Enums['notification_channel'];
          event: Enums['notification_event'];
          updatedAt: string;
          userId: string;
        };

        Insert: {
          cadence: Enums['notification_cadence'];
          channel: Enums['notification_channel'];
          event: Enums['notification_event'];
          updatedAt?: string;
          userId: string;
        };
        Update: {
          cadence?: Enums['notification_cadence'];
          channel?: Enums['notification_channel'];
          event?: Enums['notification_event'];
          updatedAt?: string;
          userId?: string;
        };
        Relationships: [];
      };
      notifications: {
        Row: {
          createdAt: string;
          dedupeKey: string;
          event: Enums['notification_event'];
          groupKey: string;
          id: string;
          isShown: boolean;
          leaseId: string | null;
          organizationId: string | null;
          parameters: NonNullable<Json>;
          readAt: string | null;
          recordId: string | null;
          recordKind: Enums['notification_record'] | null;
          snoozedUntil: string | null;
          template: string;
          userId: string;
        };

        Insert: {
          createdAt?: string;
          dedupeKey: string;
          event: Enums['notification_event'];
          groupKey: string;
          id?: string;
          isShown?: boolean;
          leaseId?: string | null;
          organizationId?: string | null;
          parameters?: NonNullable<Json>;
          readAt?: string | null;
          recordId?: string | null;
          recordKind?: Enums['notification_record'] | null;
          snoozedUntil?: string | null;
          template: string;
          userId: string;
        };
        Update: {
          createdAt?: string;
          dedupeKey?: string;
          event?: Enums['notification_event'];
          groupKey?: string;
          id?: string;
          isShown?: boolean;
          leaseId?: string | null;
          organizationId?: string | null;
          parameters?: NonNullable<Json>;
          readAt?: string | null;
          recordId?: string | null;
          recordKind?: Enums['notification_record'] | null;
          snoozedUntil?: string | null;
          template?: string;
          userId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'notifications_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
        ];
      };
      online_payment_settings: {
        Row: {
          canStoreCards: boolean;
          cashText: string;
          credentialsSetAt: string | null;
          currency: Enums['currency_code'];
          feeBasisPoints: number;
          feeFixedMinor: number;
          feePayer: Enums['card_fee_payer'];
          isTest: boolean;
          maximumMinor: number;
          minimumMinor: number;
          organizationId: string;
          processor: Enums['card_processor'] | null;
          takesAutopay: boolean;
          takesCards: boolean;
          takesCash: boolean;
          takesTransfers: boolean;
          transferText: string;
          updatedAt: string;
        };

        Insert: {
          canStoreCards?: boolean;
          cashText?: string;
          credentialsSetAt?: string | null;
          currency?: Enums['currency_code'];
          feeBasisPoints?: number;
          feeFixedMinor?: number;
          feePayer?: Enums['card_fee_payer'];
          isTest?: boolean;
          maximumMinor?: number;
          minimumMinor?: number;
          organizationId: string;
          processor?: Enums['card_processor'] | null;
          takesAutopay?: boolean;
          takesCards?: boolean;
          takesCash?: boolean;
          takesTransfers?: boolean;
          transferText?: string;
          updatedAt?: string;
        };
        Update: {
          canStoreCards?: boolean;
          cashText?: string;
          credentialsSetAt?: string | null;
          currency?: Enums['currency_code'];
          feeBasisPoints?: number;
          feeFixedMinor?: number;
          feePayer?: Enums['card_fee_payer'];
          isTest?: boolean;
          maximumMinor?: number;
          minimumMinor?: number;
          organizationId?: string;
          processor?: Enums['card_processor'] | null;
          takesAutopay?: boolean;
          takesCards?: boolean;
          takesCash?: boolean;
          takesTransfers?: boolean;
          transferText?: string;
          updatedAt?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'online_payment_settings_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: true;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
        ];
      };
      organization_totals: {
        Row: {
          occupiedUnitCount: number;
          organizationId: string;
          propertyCount: number;
          reportedPaymentCount: number;
          submittedApplicationCount: number;
          tenantCount: number;
          unitCount: number;
        };

        Insert: {
          occupiedUnitCount?: number;
          organizationId: string;
          propertyCount?: number;
          reportedPaymentCount?: number;
          submittedApplicationCount?: number;
          tenantCount?: number;
          unitCount?: number;
        };
        Update: {
          occupiedUnitCount?: number;
          organizationId?: string;
          propertyCount?: number;
          reportedPaymentCount?: number;
          submittedApplicationCount?: number;
          tenantCount?: number;
          unitCount?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'organization_totals_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: true;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
        ];
      };
      organizations: {
        Row: {
          address: string;
          closedAt: string | null;
          createdAt: string;
          createdBy: string | null;
          defaultCurrency: Enums['currency_code'];
          depositsAccountId: string | null;
          id: string;
          kind: Enums['organization_kind'];
          name: string;
          paymentsAccountId: string | null;
          phone: string;
          rnc: string;
          timeZone: string;
          updatedAt: string;
        };

        Insert: {
          address?: string;
          closedAt?: string | null;
          createdAt?: string;
          createdBy?: string | null;
          defaultCurrency?: Enums['currency_code'];
          depositsAccountId?: string | null;
          id?: string;
          kind?: Enums['organization_kind'];
          name: string;
          paymentsAccountId?: string | null;
          phone?: string;
          rnc?: string;
          timeZone?: string;
          updatedAt?: string;
        };
        Update: {
          address?: string;
          closedAt?: string | null;
          createdAt?: string;
          createdBy?: string | null;
          defaultCurrency?: Enums['currency_code'];
          depositsAccountId?: string | null;
          id?: string;
          kind?: Enums['organization_kind'];
          name?: string;
          paymentsAccountId?: string | null;
          phone?: string;
          rnc?: string;
          timeZone?: string;
          updatedAt?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'organizations_id_deposits_account_id_fkey';
            columns: ['id', 'deposits_account_id'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'organizations_id_payments_account_id_fkey';
            columns: ['id', 'payments_account_id'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      owner_contacts: {
        Row: {
          createdAt: string;
          email: string;
          id: string;
          language: string;
          organizationId: string;
          ownerKey: string;
          stoppedAt: string | null;
          updatedAt: string;
        };

        Insert: {
          createdAt?: string;
          email: string;
          id?: string;
          language: string;
          organizationId: string;
          ownerKey: string;
          stoppedAt?: string | null;
          updatedAt?: string;
        };
        Update: {
          createdAt?: string;
          email?: string;
          id?: string;
          language?: string;
          organizationId?: string;
          ownerKey?: string;
          stoppedAt?: string | null;
          updatedAt?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'owner_contacts_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
        ];
      };
      owner_distributions: {
        Row: {
          accountId: string;
          amountMinor: number;
          cashCurrency: Enums['currency_code'] | null;
          cashMinor: number | null;
          createdAt: string;
          createdBy: string | null;
          currency: Enums['currency_code'];
          entryId: string;
          id: string;
          identityNumber: string;
          isBeyondDue: boolean;
          method: Enums['payment_method'];
          organizationId: string;
          ownerKey: string;
          ownerName: string;
          paidOn: string;
          propertyId: string;
          rate: number | null;
          rateSource: string | null;
          ratedOn: string | null;
          reference: string;
          reversalEntryId: string | null;
          reversalReason: string | null;
          reversedAt: string | null;
        };

        Insert: {
          accountId: string;
          amountMinor: number;
          cashCurrency?: Enums['currency_code'] | null;
          cashMinor?: number | null;
          createdAt?: string;
          createdBy?: string | null;
          currency: Enums['currency_code'];
          entryId: string;
          id?: string;
          identityNumber?: string;
          isBeyondDue?: boolean;
          method: Enums['payment_method'];
          organizationId: string;
          ownerKey: string;
          ownerName: string;
          paidOn: string;
          propertyId: string;
          rate?: number | null;
          rateSource?: string | null;
          ratedOn?: string | null;
          reference?: string;
          reversalEntryId?: string | null;
          reversalReason?: string | null;
          reversedAt?: string | null;
        };
        Update: {
          accountId?: string;
          amountMinor?: number;
          cashCurrency?: Enums['currency_code'] | null;
          cashMinor?: number | null;
          createdAt?: string;
          createdBy?: string | null;
          currency?: Enums['currency_code'];
          entryId?: string;
          id?: string;
          identityNumber?: string;
          isBeyondDue?: boolean;
          method?: Enums['payment_method'];
          organizationId?: string;
          ownerKey?: string;
          ownerName?: string;
          paidOn?: string;
          propertyId?: string;
          rate?: number | null;
          rateSource?: string | null;
          ratedOn?: string | null;
          reference?: string;
          reversalEntryId?: string | null;
          reversalReason?: string | null;
          reversedAt?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'owner_distributions_organization_id_account_id_fkey';
            columns: ['organization_id', 'account_id'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'owner_distributions_organization_id_entry_id_fkey';
            columns: ['organization_id', 'entry_id'];
            isOneToOne: false;
            referencedRelation: 'journal_entries';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'owner_distributions_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'owner_distributions_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'owner_distributions_organization_id_reversal_entry_id_fkey';
            columns: ['organization_id', 'reversal_entry_id'];
            isOneToOne: false;
            referencedRelation: 'journal_entries';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      parcels: {
        Row: {
          collectedAt: string | null;
          collectedBy: string | null;
          description: string;
          id: string;
          leaseId: string;
          notedAt: string;
          notedBy: string | null;
          notedByLeaseId: string | null;
          organizationId: string;
          propertyId: string;
          storagePlace: string;
          unitId: string;
        };

        Insert: {
          collectedAt?: string | null;
          collectedBy?: string | null;
          description: string;
          id: string;
          leaseId: string;
          notedAt?: string;
          notedBy?: string | null;
          notedByLeaseId?: string | null;
          organizationId: string;
          propertyId: string;
          storagePlace?: string;
          unitId: string;
        };
        Update: {
          collectedAt?: string | null;
          collectedBy?: string | null;
          description?: string;
          id?: string;
          leaseId?: string;
          notedAt?: string;
          notedBy?: string | null;
          notedByLeaseId?: string | null;
          organizationId?: string;
          propertyId?: string;
          storagePlace?: string;
          unitId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'parcels_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'parcels_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'parcels_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'parcels_organization_id_noted_by_lease_id_fkey';
            columns: ['organization_id', 'noted_by_lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'parcels_organization_id_noted_by_lease_id_fkey';
            columns: ['organization_id', 'noted_by_lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'parcels_organization_id_noted_by_lease_id_fkey';
            columns: ['organization_id', 'noted_by_lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'parcels_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'parcels_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'parcels_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'parcels_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'parcels_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['property_id', 'id'];
          },
        ];
      };
      payment_allocations: {
        Row: {
          amountMinor: number;
          chargeId: string;
          createdAt: string;
          currency: Enums['currency_code'];
          entryId: string;
          id: number;
          leaseId: string;
          occurredOn: string;
          organizationId: string;
          paymentId: string;
          propertyId: string;
        };

        Insert: {
          amountMinor: number;
          chargeId: string;
          createdAt?: string;
          currency: Enums['currency_code'];
          entryId: string;
          id?: never;
          leaseId: string;
          occurredOn: string;
          organizationId: string;
          paymentId: string;
          propertyId: string;
        };
        Update: {
          amountMinor?: number;
          chargeId?: string;
          createdAt?: string;
          currency?: Enums['currency_code'];
          entryId?: string;
          id?: never;
          leaseId?: string;
          occurredOn?: string;
          organizationId?: string;
          paymentId?: string;
          propertyId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'payment_allocations_charge_id_lease_id_currency_fkey';
            columns: ['charge_id', 'lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'charges';
            referencedColumns: ['id', 'lease_id', 'currency'];
          },
          {
            foreignKeyName: 'payment_allocations_charge_id_lease_id_currency_fkey';
            columns: ['charge_id', 'lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'charges_list';
            referencedColumns: ['id', 'lease_id', 'currency'];
          },
          {
            foreignKeyName: 'payment_allocations_charge_id_lease_id_currency_fkey';
            columns: ['charge_id', 'lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'charges_to_invoice';
            referencedColumns: ['id', 'lease_id', 'currency'];
          },
          {
            foreignKeyName: 'payment_allocations_organization_id_entry_id_fkey';
            columns: ['organization_id', 'entry_id'];
            isOneToOne: false;
            referencedRelation: 'journal_entries';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'payment_allocations_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'payment_allocations_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'payment_allocations_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'payment_allocations_payment_id_lease_id_currency_fkey';
            columns: ['payment_id', 'lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'payments';
            referencedColumns: ['id', 'lease_id', 'currency'];
          },
          {
            foreignKeyName: 'payment_allocations_payment_id_lease_id_currency_fkey';
            columns: ['payment_id', 'lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'payments_list';
            referencedColumns: ['id', 'lease_id', 'currency'];
          },
        ];
      };
      payment_exchanges: {
        Row: {
          createdAt: string;
          currency: Enums['currency_code'];
          differenceCurrency: Enums['currency_code'] | null;
          differenceMinor: number | null;
          leaseId: string;
          organizationId: string;
          paymentId: string;
          rate: number;
          rateSource: string;
          ratedOn: string;
          receivedCurrency: Enums['currency_code'];
          receivedMinor: number;
        };

        Insert: {
          createdAt?: string;
          currency: Enums['currency_code'];
          differenceCurrency?: Enums['currency_code'] | null;
          differenceMinor?: number | null;
          leaseId: string;
          organizationId: string;
          paymentId: string;
          rate: number;
          rateSource: string;
          ratedOn: string;
          receivedCurrency: Enums['currency_code'];
          receivedMinor: number;
        };
        Update: {
          createdAt?: string;
          currency?: Enums['currency_code'];
          differenceCurrency?: Enums['currency_code'] | null;
          differenceMinor?: number | null;
          leaseId?: string;
          organizationId?: string;
          paymentId?: string;
          rate?: number;
          rateSource?: string;
          ratedOn?: string;
          receivedCurrency?: Enums['currency_code'];
          receivedMinor?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'payment_exchanges_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'payment_exchanges_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'payment_exchanges_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'payment_exchanges_organization_id_payment_id_fkey';
            columns: ['organization_id', 'payment_id'];
            isOneToOne: false;
            referencedRelation: 'payments';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'payment_exchanges_organization_id_payment_id_fkey';
            columns: ['organization_id', 'payment_id'];
            isOneToOne: false;
            referencedRelation: 'payments_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'payment_exchanges_payment_id_lease_id_currency_fkey';
            columns: ['payment_id', 'lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'payments';
            referencedColumns: ['id', 'lease_id', 'currency'];
          },
          {
            foreignKeyName: 'payment_exchanges_payment_id_lease_id_currency_fkey';
            columns: ['payment_id', 'lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'payments_list';
            referencedColumns: ['id', 'lease_id', 'currency'];
          },
        ];
      };
      payment_plan_instalments: {
        Row: {
          amountMinor: number;
          dueOn: string;
          id: string;
          leaseId: string;
          organizationId: string;
          planId: string;
          position: number;
        };

        Insert: {
          amountMinor: number;
          dueOn: string;
          id?: string;
          leaseId: string;
          organizationId: string;
          planId: string;
          position: number;
        };
        Update: {
          amountMinor?: number;
          dueOn?: string;
          id?: string;
          leaseId?: string;
          organizationId?: string;
          planId?: string;
          position?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'payment_plan_instalments_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'payment_plan_instalments_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'payment_plan_instalments_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'payment_plan_instalments_organization_id_plan_id_fkey';
            columns: ['organization_id', 'plan_id'];
            isOneToOne: false;
            referencedRelation: 'payment_plans';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'payment_plan_instalments_organization_id_plan_id_fkey';
            columns: ['organization_id', 'plan_id'];
            isOneToOne: false;
            referencedRelation: 'payment_plans_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      payment_plans: {
        Row: {
          agreedOn: string;
          cancelledAt: string | null;
          createdAt: string;
          createdBy: string | null;
          currency: Enums['currency_code'];
          id: string;
          leaseId: string;
          note: string;
          organizationId: string;
          totalMinor: number;
        };

        Insert: {
          agreedOn: string;
          cancelledAt?: string | null;
          createdAt?: string;
          createdBy?: string | null;
          currency: Enums['currency_code'];
          id?: string;
          leaseId: string;
          note?: string;
          organizationId: string;
          totalMinor: number;
        };
        Update: {
          agreedOn?: string;
          cancelledAt?: string | null;
          createdAt?: string;
          createdBy?: string | null;
          currency?: Enums['currency_code'];
          id?: string;
          leaseId?: string;
          note?: string;
          organizationId?: string;
          totalMinor?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'payment_plans_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['lease_id', 'currency'];
          },
          {
            foreignKeyName: 'payment_plans_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['id', 'currency'];
          },
          {
            foreignKeyName: 'payment_plans_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['id', 'currency'];
          },
          {
            foreignKeyName: 'payment_plans_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'payment_plans_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'payment_plans_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      payments: {
        Row: {
          accountId: string | null;
          amountMinor: number;
          createdAt: string;
          currency: Enums['currency_code'];
          decidedAt: string | null;
          decidedBy: string | null;
          decisionReason: string | null;
          entryId: string | null;
          feeMinor: number;
          id: string;
          leaseId: string;
          method: Enums['payment_method'];
          movedFromPaymentId: string | null;
          movedMinor: number;
          organizationId: string;
          paidOn: string;
          proofPath: string | null;
          propertyId: string;
          reference: string;
          refundedMinor: number;
          reportedBy: string | null;
          reversalEntryId: string | null;
          status: Enums['payment_status'];
          unappliedMinor: number;
        };

        Insert: {
          accountId?: string | null;
          amountMinor: number;
          createdAt?: string;
          currency: Enums['currency_code'];
          decidedAt?: string | null;
          decidedBy?: string | null;
          decisionReason?: string | null;
          entryId?: string | null;
          feeMinor?: number;
          id?: string;
          leaseId: string;
          method: Enums['payment_method'];
          movedFromPaymentId?: string | null;
          movedMinor?: number;
          organizationId: string;
          paidOn: string;
          proofPath?: string | null;
          propertyId: string;
          reference?: string;
          refundedMinor?: number;
          reportedBy?: string | null;
          reversalEntryId?: string | null;
          status: Enums['payment_status'];
          unappliedMinor?: number;
        };
        Update: {
          accountId?: string | null;
          amountMinor?: number;
          createdAt?: string;
          currency?: Enums['currency_code'];
          decidedAt?: string | null;
          decidedBy?: string | null;
          decisionReason?: string | null;
          entryId?: string | null;
          feeMinor?: number;
          id?: string;
          leaseId?: string;
          method?: Enums['payment_method'];
          movedFromPaymentId?: string | null;
          movedMinor?: number;
          organizationId?: string;
          paidOn?: string;
          proofPath?: string | null;
          propertyId?: string;
          reference?: string;
          refundedMinor?: number;
          reportedBy?: string | null;
          reversalEntryId?: string | null;
          status?: Enums['payment_status'];
          unappliedMinor?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'payments_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['lease_id', 'currency'];
          },
          {
            foreignKeyName: 'payments_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['id', 'currency'];
          },
          {
            foreignKeyName: 'payments_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['id', 'currency'];
          },
          {
            foreignKeyName: 'payments_organization_id_account_id_fkey';
            columns: ['organization_id', 'account_id'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'payments_organization_id_entry_id_fkey';
            columns: ['organization_id', 'entry_id'];
            isOneToOne: false;
            referencedRelation: 'journal_entries';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'payments_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'payments_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'payments_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'payments_organization_id_moved_from_payment_id_fkey';
            columns: ['organization_id', 'moved_from_payment_id'];
            isOneToOne: false;
            referencedRelation: 'payments';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'payments_organization_id_moved_from_payment_id_fkey';
            columns: ['organization_id', 'moved_from_payment_id'];
            isOneToOne: false;
            referencedRelation: 'payments_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'payments_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'payments_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'payments_organization_id_reversal_entry_id_fkey';
            columns: ['organization_id', 'reversal_entry_id'];
            isOneToOne: false;
            referencedRelation: 'journal_entries';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      people: {
        Row: {
          createdAt: string;
          email: string;
          fullName: string;
          fullNameOrder: string | null;
          id: string;
          identityNumber: string;
          identityType: Enums['identity_type'] | null;
          organizationId: string;
          phone: string;
          searchName: string | null;
          searchText: string | null;
          updatedAt: string;
          userId: string | null;
        };

        Insert: {
          createdAt?: string;
          email?: string;
          fullName: string;
          fullNameOrder?: never;
          id?: string;
          identityNumber?: string;
          identityType?: Enums['identity_type'] | null;
          organizationId: string;
          phone?: string;
          searchName?: never;
          searchText?: never;
          updatedAt?: string;
          userId?: string | null;
        };
        Update: {
          createdAt?: string;
          email?: string;
          fullName?: string;
          fullNameOrder?: never;
          id?: string;
          identityNumber?: string;
          identityType?: Enums['identity_type'] | null;
          organizationId?: string;
          phone?: string;
          searchName?: never;
          searchText?: never;
          updatedAt?: string;
          userId?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'people_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
        ];
      };
      person_notes: {
        Row: {
          body: string;
          createdAt: string;
          createdBy: string | null;
          id: string;
          organizationId: string;
          personId: string;
        };

        Insert: {
          body: string;
          createdAt?: string;
          createdBy?: string | null;
          id?: string;
          organizationId: string;
          personId: string;
        };
        Update: {
          body?: string;
          createdAt?: string;
          createdBy?: string | null;
          id?: string;
          organizationId?: string;
          personId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'person_notes_organization_id_person_id_fkey';
            columns: ['organization_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      person_tags: {
        Row: { createdAt: string; id: string; organizationId: string; personId: string; tag: string };

        Insert: { createdAt?: string; id?: string; organizationId: string; personId: string; tag: string };
        Update: { createdAt?: string; id?: string; organizationId?: string; personId?: string; tag?: string };
        Relationships: [
          {
            foreignKeyName: 'person_tags_organization_id_person_id_fkey';
            columns: ['organization_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      plan_requests: {
        Row: {
          answer: string;
          createdAt: string;
          currency: Enums['currency_code'];
          decidedAt: string | null;
          decidedBy: string | null;
          firstOn: string;
          id: string;
          instalmentCount: number;
          leaseId: string;
          message: string;
          organizationId: string;
          owedMinor: number;
          status: Enums['plan_request_status'];
          userId: string;
        };

        Insert: {
          answer?: string;
          createdAt?: string;
          currency: Enums['currency_code'];
          decidedAt?: string | null;
          decidedBy?: string | null;
          firstOn: string;
          id?: string;
          instalmentCount: number;
          leaseId: string;
          message?: string;
          organizationId: string;
          owedMinor: number;
          status?: Enums['plan_request_status'];
          userId: string;
        };
        Update: {
          answer?: string;
          createdAt?: string;
          currency?: Enums['currency_code'];
          decidedAt?: string | null;
          decidedBy?: string | null;
          firstOn?: string;
          id?: string;
          instalmentCount?: number;
          leaseId?: string;
          message?: string;
          organizationId?: string;
          owedMinor?: number;
          status?: Enums['plan_request_status'];
          userId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'plan_requests_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['lease_id', 'currency'];
          },
          {
            foreignKeyName: 'plan_requests_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['id', 'currency'];
          },
          {
            foreignKeyName: 'plan_requests_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['id', 'currency'];
          },
          {
            foreignKeyName: 'plan_requests_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'plan_requests_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'plan_requests_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      portfolio_references: {
        Row: {
          createdAt: string;
          id: string;
          kind: string;
          organizationId: string;
          recordId: string;
          reference: string;
        };

        Insert: {
          createdAt?: string;
          id?: string;
          kind: string;
          organizationId: string;
          recordId: string;
          reference: string;
        };
        Update: {
          createdAt?: string;
          id?: string;
          kind?: string;
          organizationId?: string;
          recordId?: string;
          reference?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'portfolio_references_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
        ];
      };
      preventive_occurrences: {
        Row: {
          createdAt: string;
          decidedBy: string | null;
          dueOn: string;
          id: string;
          maintenanceId: string | null;
          organizationId: string;
          planId: string;
          plannedOn: string;
          reason: string;
          skippedAt: string | null;
        };

        Insert: {
          createdAt?: string;
          decidedBy?: string | null;
          dueOn: string;
          id?: string;
          maintenanceId?: string | null;
          organizationId: string;
          planId: string;
          plannedOn: string;
          reason?: string;
          skippedAt?: string | null;
        };
        Update: {
          createdAt?: string;
          decidedBy?: string | null;
          dueOn?: string;
          id?: string;
          maintenanceId?: string | null;
          organizationId?: string;
          planId?: string;
          plannedOn?: string;
          reason?: string;
          skippedAt?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'preventive_occurrences_organization_id_maintenance_id_fkey';
            columns: ['organization_id', 'maintenance_id'];
            isOneToOne: false;
            referencedRelation: 'maintenance_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'preventive_occurrences_organization_id_maintenance_id_fkey';
            columns: ['organization_id', 'maintenance_id'];
            isOneToOne: false;
            referencedRelation: 'maintenance_requests';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'preventive_occurrences_organization_id_plan_id_fkey';
            columns: ['organization_id', 'plan_id'];
            isOneToOne: false;
            referencedRelation: 'preventive_plans';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'preventive_occurrences_organization_id_plan_id_fkey';
            columns: ['organization_id', 'plan_id'];
            isOneToOne: false;
            referencedRelation: 'preventive_plans_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      preventive_plans: {
        Row: {
          assetId: string | null;
          assignedTo: string | null;
          category: Enums['maintenance_category'];
          checklist: string[];
          createdAt: string;
          createdBy: string | null;
          description: string;
          endsOn: string | null;
          every: number;
          id: string;
          isActive: boolean;
          lastError: string | null;
          leadDays: number;
          nextNumber: number;
          nextOn: string | null;
          organizationId: string;
          priority: Enums['maintenance_priority'];
          propertyId: string;
          rhythm: Enums['preventive_rhythm'];
          searchText: string;
          startsOn: string;
          title: string;
          unitId: string | null;
        };

        Insert: {
          assetId?: string | null;
          assignedTo?: string | null;
          category: Enums['maintenance_category'];
          checklist?: string[];
          createdAt?: string;
          createdBy?: string | null;
          description?: string;
          endsOn?: string | null;
          every: number;
          id?: string;
          isActive?: boolean;
          lastError?: string | null;
          leadDays?: number;
          nextNumber?: number;
          nextOn?: string | null;
          organizationId: string;
          priority: Enums['maintenance_priority'];
          propertyId: string;
          rhythm: Enums['preventive_rhythm'];
          searchText?: never;
          startsOn: string;
          title: string;
          unitId?: string | null;
        };
        Update: {
          assetId?: string | null;
          assignedTo?: string | null;
          category?: Enums['maintenance_category'];
          checklist?: string[];
          createdAt?: string;
          createdBy?: string | null;
          description?: string;
          endsOn?: string | null;
          every?: number;
          id?: string;
          isActive?: boolean;
          lastError?: string | null;
          leadDays?: number;
          nextNumber?: number;
          nextOn?: string | null;
          organizationId?: string;
          priority?: Enums['maintenance_priority'];
          propertyId?: string;
          rhythm?: Enums['preventive_rhythm'];
          searchText?: never;
          startsOn?: string;
          title?: string;
          unitId?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'preventive_plans_organization_id_asset_id_fkey';
            columns: ['organization_id', 'asset_id'];
            isOneToOne: false;
            referencedRelation: 'assets';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'preventive_plans_organization_id_asset_id_fkey';
            columns: ['organization_id', 'asset_id'];
            isOneToOne: false;
            referencedRelation: 'assets_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'preventive_plans_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'preventive_plans_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'preventive_plans_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'preventive_plans_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'preventive_plans_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'preventive_plans_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'preventive_plans_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'preventive_plans_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'preventive_plans_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['property_id', 'id'];
          },
        ];
      };
      profiles: {
        Row: {
          avatarPath: string | null;
          createdAt: string;
          fullName: string;
          id: string;
          identityNumber: string;
          identityType: Enums['identity_type'] | null;
          lastArea: string | null;
          locale: string;
          municipality: string;
          phone: string;
          preferencesSavedAt: string | null;
          province: string;
          reference: string;
          sector: string;
          street: string;
          streetNumber: string;
          theme: string;
          timeZone: string;
          updatedAt: string;
          userType: Enums['user_type'];
        };

        Insert: {
          avatarPath?: string | null;
          createdAt?: string;
          fullName?: string;
          id: string;
          identityNumber?: string;
          identityType?: Enums['identity_type'] | null;
          lastArea?: string | null;
          locale?: string;
          municipality?: string;
          phone?: string;
          preferencesSavedAt?: string | null;
          province?: string;
          reference?: string;
          sector?: string;
          street?: string;
          streetNumber?: string;
          theme?: string;
          timeZone?: string;
          updatedAt?: string;
          userType?: Enums['user_type'];
        };
        Update: {
          avatarPath?: string | null;
          createdAt?: string;
          fullName?: string;
          id?: string;
          identityNumber?: string;
          identityType?: Enums['identity_type'] | null;
          lastArea?: string | null;
          locale?: string;
          municipality?: string;
          phone?: string;
          preferencesSavedAt?: string | null;
          province?: string;
          reference?: string;
          sector?: string;
          street?: string;
          streetNumber?: string;
          theme?: string;
          timeZone?: string;
          updatedAt?: string;
          userType?: Enums['user_type'];
        };
        Relationships: [];
      };
      properties: {
        Row: {
          archivedAt: string | null;
          condominiumContact: string;
          condominiumEmail: string;
          condominiumName: string;
          condominiumPhone: string;
          createdAt: string;
          id: string;
          inCondominium: boolean;
          municipality: string;
          name: string;
          nameOrder: string | null;
          organizationId: string;
          propertyType: Enums['property_type'];
          province: string;
          reference: string;
          searchText: string | null;
          sector: string;
          street: string;
          streetNumber: string;
          updatedAt: string;
        };

        Insert: {
          archivedAt?: string | null;
          condominiumContact?: string;
          condominiumEmail?: string;
          condominiumName?: string;
          condominiumPhone?: string;
          createdAt?: string;
          id?: string;
          inCondominium?: boolean;
          municipality: string;
          name: string;
          nameOrder?: never;
          organizationId: string;
          propertyType: Enums['property_type'];
          province: string;
          reference?: string;
          searchText?: never;
          sector?: string;
          street?: string;
          streetNumber?: string;
          updatedAt?: string;
        };
        Update: {
          archivedAt?: string | null;
          condominiumContact?: string;
          condominiumEmail?: string;
          condominiumName?: string;
          condominiumPhone?: string;
          createdAt?: string;
          id?: string;
          inCondominium?: boolean;
          municipality?: string;
          name?: string;
          nameOrder?: never;
          organizationId?: string;
          propertyType?: Enums['property_type'];
          province?: string;
          reference?: string;
          searchText?: never;
          sector?: string;
          street?: string;
          streetNumber?: string;
          updatedAt?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'properties_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
        ];
      };
      property_account_months: {
        Row: {
          accountId: string;
          amountMinor: number;
          basis: Enums['accounting_basis'];
          currency: Enums['currency_code'];
          debitMinor: number;
          month: string;
          organizationId: string;
          propertyId: string;
        };

        Insert: {
          accountId: string;
          amountMinor?: number;
          basis: Enums['accounting_basis'];
          currency: Enums['currency_code'];
          debitMinor?: number;
          month: string;
          organizationId: string;
          propertyId: string;
        };
        Update: {
          accountId?: string;
          amountMinor?: number;
          basis?: Enums['accounting_basis'];
          currency?: Enums['currency_code'];
          debitMinor?: number;
          month?: string;
          organizationId?: string;
          propertyId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'property_account_months_organization_id_account_id_fkey';
            columns: ['organization_id', 'account_id'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'property_account_months_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'property_account_months_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      property_contacts: {
        Row: {
          email: string;
          id: string;
          kind: Enums['property_contact_kind'];
          name: string;
          note: string;
          organizationId: string;
          phone: string;
          position: number;
          propertyId: string;
        };

        Insert: {
          email?: string;
          id?: string;
          kind: Enums['property_contact_kind'];
          name: string;
          note?: string;
          organizationId: string;
          phone?: string;
          position: number;
          propertyId: string;
        };
        Update: {
          email?: string;
          id?: string;
          kind?: Enums['property_contact_kind'];
          name?: string;
          note?: string;
          organizationId?: string;
          phone?: string;
          position?: number;
          propertyId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'property_contacts_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'property_contacts_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      property_finances: {
        Row: {
          closingCostsMinor: number | null;
          condominiumFeeCurrency: Enums['currency_code'] | null;
          condominiumFeeMinor: number | null;
          createdAt: string;
          debtServiceMinor: number | null;
          id: string;
          loanCurrency: Enums['currency_code'] | null;
          loanMinor: number | null;
          organizationId: string;
          propertyId: string;
          purchaseCurrency: Enums['currency_code'] | null;
          purchaseMinor: number | null;
          purchasedOn: string | null;
          updatedAt: string;
          valueCurrency: Enums['currency_code'] | null;
          valueMinor: number | null;
          valuedOn: string | null;
        };

        Insert: {
          closingCostsMinor?: number | null;
          condominiumFeeCurrency?: Enums['currency_code'] | null;
          condominiumFeeMinor?: number | null;
          createdAt?: string;
          debtServiceMinor?: number | null;
          id?: string;
          loanCurrency?: Enums['currency_code'] | null;
          loanMinor?: number | null;
          organizationId: string;
          propertyId: string;
          purchaseCurrency?: Enums['currency_code'] | null;
          purchaseMinor?: number | null;
          purchasedOn?: string | null;
          updatedAt?: string;
          valueCurrency?: Enums['currency_code'] | null;
          valueMinor?: number | null;
          valuedOn?: string | null;
        };
        Update: {
          closingCostsMinor?: number | null;
          condominiumFeeCurrency?: Enums['currency_code'] | null;
          condominiumFeeMinor?: number | null;
          createdAt?: string;
          debtServiceMinor?: number | null;
          id?: string;
          loanCurrency?: Enums['currency_code'] | null;
          loanMinor?: number | null;
          organizationId?: string;
          propertyId?: string;
          purchaseCurrency?: Enums['currency_code'] | null;
          purchaseMinor?: number | null;
          purchasedOn?: string | null;
          updatedAt?: string;
          valueCurrency?: Enums['currency_code'] | null;
          valueMinor?: number | null;
          valuedOn?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'property_finances_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: true;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'property_finances_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: true;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      property_issuers: {
        Row: {
          createdAt: string;
          createdBy: string | null;
          id: string;
          issuerId: string;
          organizationId: string;
          propertyId: string;
          validFrom: string;
        };

        Insert: {
          createdAt?: string;
          createdBy?: string | null;
          id?: string;
          issuerId: string;
          organizationId: string;
          propertyId: string;
          validFrom: string;
        };
        Update: {
          createdAt?: string;
          createdBy?: string | null;
          id?: string;
          issuerId?: string;
          organizationId?: string;
          propertyId?: string;
          validFrom?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'property_issuers_organization_id_issuer_id_fkey';
            columns: ['organization_id', 'issuer_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_issuers';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'property_issuers_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'property_issuers_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      property_owner_terms: {
        Row: {
          createdAt: string;
          endsOn: string;
          id: string;
          organizationId: string;
          owners: NonNullable<Json>;
          propertyId: string;
          startsOn: string;
        };

        Insert: {
          createdAt?: string;
          endsOn: string;
          id?: string;
          organizationId: string;
          owners: NonNullable<Json>;
          propertyId: string;
          startsOn: string;
        };
        Update: {
          createdAt?: string;
          endsOn?: string;
          id?: string;
          organizationId?: string;
          owners?: NonNullable<Json>;
          propertyId?: string;
          startsOn?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'property_owner_terms_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'property_owner_terms_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      property_owners: {
        Row: {
          createdAt: string;
          fullName: string;
          id: string;
          identityNumber: string;
          identityType: Enums['identity_type'] | null;
          organizationId: string;
          position: number;
          propertyId: string;
          shareBasisPoints: number;
        };

        Insert: {
          createdAt?: string;
          fullName: string;
          id?: string;
          identityNumber?: string;
          identityType?: Enums['identity_type'] | null;
          organizationId: string;
          position: number;
          propertyId: string;
          shareBasisPoints: number;
        };
        Update: {
          createdAt?: string;
          fullName?: string;
          id?: string;
          identityNumber?: string;
          identityType?: Enums['identity_type'] | null;
          organizationId?: string;
          position?: number;
          propertyId?: string;
          shareBasisPoints?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'property_owners_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'property_owners_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      property_photos: {
        Row: {
          caption: string;
          createdAt: string;
          id: string;
          organizationId: string;
          path: string;
          position: number;
          propertyId: string;
        };

        Insert: {
          caption?: string;
          createdAt?: string;
          id?: string;
          organizationId: string;
          path: string;
          position?: number;
          propertyId: string;
        };
        Update: {
          caption?: string;
          createdAt?: string;
          id?: string;
          organizationId?: string;
          path?: string;
          position?: number;
          propertyId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'property_photos_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'property_photos_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      purchase_receipts: {
        Row: {
          billId: string;
          cancellationReason: string | null;
          cancelledOn: string | null;
          createdAt: string;
          createdBy: string | null;
          details: NonNullable<Json>;
          id: string;
          issuedOn: string;
          issuerId: string;
          ncf: string;
          ncfExpiresOn: string | null;
          ncfKind: Enums['ncf_kind'];
          numberGivenBack: boolean;
          organizationId: string;
          rangeId: string;
        };

        Insert: {
          billId: string;
          cancellationReason?: string | null;
          cancelledOn?: string | null;
          createdAt?: string;
          createdBy?: string | null;
          details: NonNullable<Json>;
          id?: string;
          issuedOn: string;
          issuerId: string;
          ncf: string;
          ncfExpiresOn?: string | null;
          ncfKind: Enums['ncf_kind'];
          numberGivenBack?: boolean;
          organizationId: string;
          rangeId: string;
        };
        Update: {
          billId?: string;
          cancellationReason?: string | null;
          cancelledOn?: string | null;
          createdAt?: string;
          createdBy?: string | null;
          details?: NonNullable<Json>;
          id?: string;
          issuedOn?: string;
          issuerId?: string;
          ncf?: string;
          ncfExpiresOn?: string | null;
          ncfKind?: Enums['ncf_kind'];
          numberGivenBack?: boolean;
          organizationId?: string;
          rangeId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'purchase_receipts_issuer_id_range_id_fkey';
            columns: ['issuer_id', 'range_id'];
            isOneToOne: false;
            referencedRelation: 'ncf_ranges';
            referencedColumns: ['issuer_id', 'id'];
          },
          {
            foreignKeyName: 'purchase_receipts_organization_id_bill_id_fkey';
            columns: ['organization_id', 'bill_id'];
            isOneToOne: false;
            referencedRelation: 'bills';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'purchase_receipts_organization_id_bill_id_fkey';
            columns: ['organization_id', 'bill_id'];
            isOneToOne: false;
            referencedRelation: 'bills_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'purchase_receipts_organization_id_issuer_id_fkey';
            columns: ['organization_id', 'issuer_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_issuers';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      push_devices: {
        Row: {
          auth: string;
          createdAt: string;
          endpoint: string;
          failedAt: string | null;
          id: string;
          label: string;
          lastShownAt: string | null;
          p256dh: string;
          userId: string;
        };

        Insert: {
          auth: string;
          createdAt?: string;
          endpoint: string;
          failedAt?: string | null;
          id?: string;
          label?: string;
          lastShownAt?: string | null;
          p256dh: string;
          userId: string;
        };
        Update: {
          auth?: string;
          createdAt?: string;
          endpoint?: string;
          failedAt?: string | null;
          id?: string;
          label?: string;
          lastShownAt?: string | null;
          p256dh?: string;
          userId?: string;
        };
        Relationships: [];
      };
      quote_photos: {
        Row: { createdAt: string; id: string; organizationId: string; path: string; quoteRequestId: string };

        Insert: {
          createdAt?: string;
          id: string;
          organizationId: string;
          path?: never;
          quoteRequestId: string;
        };
        Update: {
          createdAt?: string;
          id?: string;
          organizationId?: string;
          path?: never;
          quoteRequestId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'quote_photos_organization_id_quote_request_id_fkey';
            columns: ['organization_id', 'quote_request_id'];
            isOneToOne: false;
            referencedRelation: 'quote_requests';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'quote_photos_organization_id_quote_request_id_fkey';
            columns: ['organization_id', 'quote_request_id'];
            isOneToOne: false;
            referencedRelation: 'quote_requests_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      quote_requests: {
        Row: {
          createdAt: string;
          createdBy: string | null;
          declineReason: string;
          declinedAt: string | null;
          email: string;
          expiresAt: string;
          id: string;
          language: string;
          openedAt: string | null;
          organizationId: string;
          photoIds: string[];
          revokedAt: string | null;
          sentAt: string;
          showsContact: boolean;
          tokenHash: string;
          vendorId: string;
          workOrderId: string;
        };

        Insert: {
          createdAt?: string;
          createdBy?: string | null;
          declineReason?: string;
          declinedAt?: string | null;
          email: string;
          expiresAt: string;
          id?: string;
          language: string;
          openedAt?: string | null;
          organizationId: string;
          photoIds?: string[];
          revokedAt?: string | null;
          sentAt?: string;
          showsContact?: boolean;
          tokenHash: string;
          vendorId: string;
          workOrderId: string;
        };
        Update: {
          createdAt?: string;
          createdBy?: string | null;
          declineReason?: string;
          declinedAt?: string | null;
          email?: string;
          expiresAt?: string;
          id?: string;
          language?: string;
          openedAt?: string | null;
          organizationId?: string;
          photoIds?: string[];
          revokedAt?: string | null;
          sentAt?: string;
          showsContact?: boolean;
          tokenHash?: string;
          vendorId?: string;
          workOrderId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'quote_requests_organization_id_vendor_id_fkey';
            columns: ['organization_id', 'vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendors';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'quote_requests_organization_id_vendor_id_fkey';
            columns: ['organization_id', 'vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendors_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'quote_requests_organization_id_work_order_id_fkey';
            columns: ['organization_id', 'work_order_id'];
            isOneToOne: false;
            referencedRelation: 'work_orders';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'quote_requests_organization_id_work_order_id_fkey';
            columns: ['organization_id', 'work_order_id'];
            isOneToOne: false;
            referencedRelation: 'work_orders_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      quotes: {
        Row: {
          amountMinor: number;
          days: number;
          givenAt: string;
          id: string;
          itbisMinor: number;
          netMinor: number;
          note: string;
          organizationId: string;
          quoteRequestId: string;
          tax: Enums['quote_tax'];
          totalMinor: number;
          validUntil: string;
        };

        Insert: {
          amountMinor: number;
          days: number;
          givenAt?: string;
          id?: string;
          itbisMinor: number;
          netMinor: number;
          note?: string;
          organizationId: string;
          quoteRequestId: string;
          tax: Enums['quote_tax'];
          totalMinor?: never;
          validUntil: string;
        };
        Update: {
          amountMinor?: number;
          days?: number;
          givenAt?: string;
          id?: string;
          itbisMinor?: number;
          netMinor?: number;
          note?: string;
          organizationId?: string;
          quoteRequestId?: string;
          tax?: Enums['quote_tax'];
          totalMinor?: never;
          validUntil?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'quotes_organization_id_quote_request_id_fkey';
            columns: ['organization_id', 'quote_request_id'];
            isOneToOne: false;
            referencedRelation: 'quote_requests';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'quotes_organization_id_quote_request_id_fkey';
            columns: ['organization_id', 'quote_request_id'];
            isOneToOne: false;
            referencedRelation: 'quote_requests_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      receipts: {
        Row: {
          amountMinor: number;
          createdAt: string;
          currency: Enums['currency_code'];
          details: NonNullable<Json>;
          id: string;
          issuedOn: string;
          leaseId: string;
          number: number;
          organizationId: string;
          paymentId: string;
          voidReason: string | null;
          voidedAt: string | null;
        };

        Insert: {
          amountMinor: number;
          createdAt?: string;
          currency: Enums['currency_code'];
          details: NonNullable<Json>;
          id?: string;
          issuedOn: string;
          leaseId: string;
          number: number;
          organizationId: string;
          paymentId: string;
          voidReason?: string | null;
          voidedAt?: string | null;
        };
        Update: {
          amountMinor?: number;
          createdAt?: string;
          currency?: Enums['currency_code'];
          details?: NonNullable<Json>;
          id?: string;
          issuedOn?: string;
          leaseId?: string;
          number?: number;
          organizationId?: string;
          paymentId?: string;
          voidReason?: string | null;
          voidedAt?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'receipts_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'receipts_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'receipts_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'receipts_organization_id_payment_id_fkey';
            columns: ['organization_id', 'payment_id'];
            isOneToOne: false;
            referencedRelation: 'payments';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'receipts_organization_id_payment_id_fkey';
            columns: ['organization_id', 'payment_id'];
            isOneToOne: false;
            referencedRelation: 'payments_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'receipts_payment_id_lease_id_currency_fkey';
            columns: ['payment_id', 'lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'payments';
            referencedColumns: ['id', 'lease_id', 'currency'];
          },
          {
            foreignKeyName: 'receipts_payment_id_lease_id_currency_fkey';
            columns: ['payment_id', 'lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'payments_list';
            referencedColumns: ['id', 'lease_id', 'currency'];
          },
        ];
      };
      recurring_bills: {
        Row: {
          bill: NonNullable<Json>;
          createdAt: string;
          createdBy: string | null;
          currency: Enums['currency_code'];
          dueDays: number;
          endsOn: string | null;
          everyMonths: number;
          id: string;
          isApproved: boolean;
          lastError: string | null;
          lines: NonNullable<Json>;
          nextOn: string;
          organizationId: string;
          pausedAt: string | null;
          totalMinor: number;
          vendorId: string;
        };

        Insert: {
          bill: NonNullable<Json>;
          createdAt?: string;
          createdBy?: string | null;
          currency: Enums['currency_code'];
          dueDays?: number;
          endsOn?: string | null;
          everyMonths: number;
          id?: string;
          isApproved?: boolean;
          lastError?: string | null;
          lines: NonNullable<Json>;
          nextOn: string;
          organizationId: string;
          pausedAt?: string | null;
          totalMinor: number;
          vendorId: string;
        };
        Update: {
          bill?: NonNullable<Json>;
          createdAt?: string;
          createdBy?: string | null;
          currency?: Enums['currency_code'];
          dueDays?: number;
          endsOn?: string | null;
          everyMonths?: number;
          id?: string;
          isApproved?: boolean;
          lastError?: string | null;
          lines?: NonNullable<Json>;
          nextOn?: string;
          organizationId?: string;
          pausedAt?: string | null;
          totalMinor?: number;
          vendorId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'recurring_bills_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'recurring_bills_organization_id_vendor_id_fkey';
            columns: ['organization_id', 'vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendors';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'recurring_bills_organization_id_vendor_id_fkey';
            columns: ['organization_id', 'vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendors_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      recurring_charges: {
        Row: {
          amountMinor: number;
          chargedThrough: string | null;
          createdAt: string;
          currency: Enums['currency_code'];
          description: string;
          endsOn: string | null;
          id: string;
          kind: Enums['charge_kind'];
          leaseId: string;
          organizationId: string;
          startsOn: string;
        };

        Insert: {
          amountMinor: number;
          chargedThrough?: string | null;
          createdAt?: string;
          currency: Enums['currency_code'];
          description?: string;
          endsOn?: string | null;
          id?: string;
          kind: Enums['charge_kind'];
          leaseId: string;
          organizationId: string;
          startsOn: string;
        };
        Update: {
          amountMinor?: number;
          chargedThrough?: string | null;
          createdAt?: string;
          currency?: Enums['currency_code'];
          description?: string;
          endsOn?: string | null;
          id?: string;
          kind?: Enums['charge_kind'];
          leaseId?: string;
          organizationId?: string;
          startsOn?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'recurring_charges_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['lease_id', 'currency'];
          },
          {
            foreignKeyName: 'recurring_charges_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['id', 'currency'];
          },
          {
            foreignKeyName: 'recurring_charges_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['id', 'currency'];
          },
          {
            foreignKeyName: 'recurring_charges_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'recurring_charges_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'recurring_charges_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      refunds: {
        Row: {
          amountMinor: number;
          currency: Enums['currency_code'];
          decidedAt: string | null;
          entryId: string | null;
          failure: string | null;
          id: string;
          leaseId: string;
          method: Enums['payment_method'];
          nextCheckAt: string | null;
          organizationId: string;
          paymentId: string;
          reason: string;
          reference: string;
          refundedOn: string | null;
          requestedAt: string;
          requestedBy: string | null;
          status: Enums['refund_status'];
        };

        Insert: {
          amountMinor: number;
          currency: Enums['currency_code'];
          decidedAt?: string | null;
          entryId?: string | null;
          failure?: string | null;
          id?: string;
          leaseId: string;
          method: Enums['payment_method'];
          nextCheckAt?: string | null;
          organizationId: string;
          paymentId: string;
          reason: string;
          reference?: string;
          refundedOn?: string | null;
          requestedAt?: string;
          requestedBy?: string | null;
          status: Enums['refund_status'];
        };
        Update: {
          amountMinor?: number;
          currency?: Enums['currency_code'];
          decidedAt?: string | null;
          entryId?: string | null;
          failure?: string | null;
          id?: string;
          leaseId?: string;
          method?: Enums['payment_method'];
          nextCheckAt?: string | null;
          organizationId?: string;
          paymentId?: string;
          reason?: string;
          reference?: string;
          refundedOn?: string | null;
          requestedAt?: string;
          requestedBy?: string | null;
          status?: Enums['refund_status'];
        };
        Relationships: [
          {
            foreignKeyName: 'refunds_organization_id_entry_id_fkey';
            columns: ['organization_id', 'entry_id'];
            isOneToOne: false;
            referencedRelation: 'journal_entries';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'refunds_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'refunds_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'refunds_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'refunds_organization_id_payment_id_fkey';
            columns: ['organization_id', 'payment_id'];
            isOneToOne: false;
            referencedRelation: 'payments';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'refunds_organization_id_payment_id_fkey';
            columns: ['organization_id', 'payment_id'];
            isOneToOne: false;
            referencedRelation: 'payments_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'refunds_payment_id_lease_id_currency_fkey';
            columns: ['payment_id', 'lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'payments';
            referencedColumns: ['id', 'lease_id', 'currency'];
          },
          {
            foreignKeyName: 'refunds_payment_id_lease_id_currency_fkey';
            columns: ['payment_id', 'lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'payments_list';
            referencedColumns: ['id', 'lease_id', 'currency'];
          },
        ];
      };
      report_file_parts: {
        Row: { content: string; organizationId: string; position: number; reportFileId: string };

        Insert: { content: string; organizationId: string; position: number; reportFileId: string };
        Update: { content?: string; organizationId?: string; position?: number; reportFileId?: string };
        Relationships: [
          {
            foreignKeyName: 'report_file_parts_organization_id_report_file_id_fkey';
            columns: ['organization_id', 'report_file_id'];
            isOneToOne: false;
            referencedRelation: 'report_files';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      report_files: {
        Row: {
          afterNumber: number | null;
          afterOn: string | null;
          byteCount: number;
          createdAt: string;
          doneCount: number;
          endsOn: string;
          entryCount: number;
          error: string | null;
          finishedAt: string | null;
          id: string;
          language: string;
          organizationId: string;
          partCount: number;
          propertyId: string | null;
          requestedBy: string;
          startsOn: string;
          status: Enums['report_file_status'];
          takenUntil: string | null;
        };

        Insert: {
          afterNumber?: number | null;
          afterOn?: string | null;
          byteCount?: number;
          createdAt?: string;
          doneCount?: number;
          endsOn: string;
          entryCount?: number;
          error?: string | null;
          finishedAt?: string | null;
          id?: string;
          language: string;
          organizationId: string;
          partCount?: number;
          propertyId?: string | null;
          requestedBy: string;
          startsOn: string;
          status?: Enums['report_file_status'];
          takenUntil?: string | null;
        };
        Update: {
          afterNumber?: number | null;
          afterOn?: string | null;
          byteCount?: number;
          createdAt?: string;
          doneCount?: number;
          endsOn?: string;
          entryCount?: number;
          error?: string | null;
          finishedAt?: string | null;
          id?: string;
          language?: string;
          organizationId?: string;
          partCount?: number;
          propertyId?: string | null;
          requestedBy?: string;
          startsOn?: string;
          status?: Enums['report_file_status'];
          takenUntil?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'report_files_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'report_files_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'report_files_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      report_schedules: {
        Row: {
          basis: Enums['accounting_basis'];
          createdAt: string;
          createdBy: string | null;
          currency: Enums['currency_code'];
          id: string;
          organizationId: string;
          ownerKey: string | null;
          propertyId: string | null;
          recipientIds: string[];
          report: Enums['report_kind'];
          rhythm: Enums['report_rhythm'];
          sentThrough: string | null;
          toOwners: boolean;
        };

        Insert: {
          basis?: Enums['accounting_basis'];
          createdAt?: string;
          createdBy?: string | null;
          currency?: Enums['currency_code'];
          id?: string;
          organizationId: string;
          ownerKey?: string | null;
          propertyId?: string | null;
          recipientIds: string[];
          report: Enums['report_kind'];
          rhythm: Enums['report_rhythm'];
          sentThrough?: string | null;
          toOwners?: boolean;
        };
        Update: {
          basis?: Enums['accounting_basis'];
          createdAt?: string;
          createdBy?: string | null;
          currency?: Enums['currency_code'];
          id?: string;
          organizationId?: string;
          ownerKey?: string | null;
          propertyId?: string | null;
          recipientIds?: string[];
          report?: Enums['report_kind'];
          rhythm?: Enums['report_rhythm'];
          sentThrough?: string | null;
          toOwners?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: 'report_schedules_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'report_schedules_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'report_schedules_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      requested_files: {
        Row: {
          announcedAt: string;
          createdBy: string | null;
          documentRequestId: string;
          fileType: string;
          handedInAt: string | null;
          id: string;
          name: string;
          organizationId: string;
          path: string;
          sizeBytes: number;
        };

        Insert: {
          announcedAt?: string;
          createdBy?: string | null;
          documentRequestId: string;
          fileType: string;
          handedInAt?: string | null;
          id: string;
          name: string;
          organizationId: string;
          path?: never;
          sizeBytes: number;
        };
        Update: {
          announcedAt?: string;
          createdBy?: string | null;
          documentRequestId?: string;
          fileType?: string;
          handedInAt?: string | null;
          id?: string;
          name?: string;
          organizationId?: string;
          path?: never;
          sizeBytes?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'requested_files_organization_id_document_request_id_fkey';
            columns: ['organization_id', 'document_request_id'];
            isOneToOne: false;
            referencedRelation: 'document_requests';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'requested_files_organization_id_document_request_id_fkey';
            columns: ['organization_id', 'document_request_id'];
            isOneToOne: false;
            referencedRelation: 'document_requests_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      required_vendor_documents: {
        Row: { kind: Enums['vendor_document_kind']; organizationId: string };

        Insert: { kind: Enums['vendor_document_kind']; organizationId: string };
        Update: { kind?: Enums['vendor_document_kind']; organizationId?: string };
        Relationships: [
          {
            foreignKeyName: 'required_vendor_documents_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
        ];
      };
      saved_views: {
        Row: {
          createdAt: string;
          id: string;
          list: string;
          name: string;
          organizationId: string;
          query: string;
          userId: string;
        };

        Insert: {
          createdAt?: string;
          id?: string;
          list: string;
          name: string;
          organizationId: string;
          query: string;
          userId?: string;
        };
        Update: {
          createdAt?: string;
          id?: string;
          list?: string;
          name?: string;
          organizationId?: string;
          query?: string;
          userId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'saved_views_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
        ];
      };
      screening_settings: {
        Row: { forgottenCount: number; organizationId: string; retentionDays: number };

        Insert: { forgottenCount?: number; organizationId: string; retentionDays?: number };
        Update: { forgottenCount?: number; organizationId?: string; retentionDays?: number };
        Relationships: [
          {
            foreignKeyName: 'screening_settings_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: true;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
        ];
      };
      service_levels: {
        Row: {
          organizationId: string;
          priority: Enums['maintenance_priority'];
          resolutionHours: number;
          responseHours: number;
          updatedAt: string;
        };

        Insert: {
          organizationId: string;
          priority: Enums['maintenance_priority'];
          resolutionHours: number;
          responseHours: number;
          updatedAt?: string;
        };
        Update: {
          organizationId?: string;
          priority?: Enums['maintenance_priority'];
          resolutionHours?: number;
          responseHours?: number;
          updatedAt?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'service_levels_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
        ];
      };
      signing_certificates: {
        Row: {
          authorityName: string;
          certificate: string;
          consentVersion: string | null;
          consentedAt: string | null;
          consentedBy: string | null;
          createdAt: string;
          createdBy: string | null;
          fingerprint: string;
          holderId: string;
          holderName: string;
          id: string;
          keyReplacedAt: string | null;
          keyReplacedBy: string | null;
          organizationId: string;
          removedAt: string | null;
          serialNumber: string;
          validFrom: string;
          validUntil: string;
          warnedDays: number;
        };

        Insert: {
          authorityName?: string;
          certificate: string;
          consentVersion?: string | null;
          consentedAt?: string | null;
          consentedBy?: string | null;
          createdAt?: string;
          createdBy?: string | null;
          fingerprint: string;
          holderId?: string;
          holderName: string;
          id: string;
          keyReplacedAt?: string | null;
          keyReplacedBy?: string | null;
          organizationId: string;
          removedAt?: string | null;
          serialNumber: string;
          validFrom: string;
          validUntil: string;
          warnedDays?: number;
        };
        Update: {
          authorityName?: string;
          certificate?: string;
          consentVersion?: string | null;
          consentedAt?: string | null;
          consentedBy?: string | null;
          createdAt?: string;
          createdBy?: string | null;
          fingerprint?: string;
          holderId?: string;
          holderName?: string;
          id?: string;
          keyReplacedAt?: string | null;
          keyReplacedBy?: string | null;
          organizationId?: string;
          removedAt?: string | null;
          serialNumber?: string;
          validFrom?: string;
          validUntil?: string;
          warnedDays?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'signing_certificates_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
        ];
      };
      tax_filed_contents: {
        Row: {
          content: string;
          fileName: string;
          fileSha256: string;
          filedAt: string;
          filedBy: string | null;
          filingId: string;
          id: string;
          organizationId: string;
        };

        Insert: {
          content: string;
          fileName: string;
          fileSha256: string;
          filedAt?: string;
          filedBy?: string | null;
          filingId: string;
          id?: string;
          organizationId: string;
        };
        Update: {
          content?: string;
          fileName?: string;
          fileSha256?: string;
          filedAt?: string;
          filedBy?: string | null;
          filingId?: string;
          id?: string;
          organizationId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'tax_filed_contents_organization_id_filing_id_fkey';
            columns: ['organization_id', 'filing_id'];
            isOneToOne: false;
            referencedRelation: 'tax_filings';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      tax_filing_events: {
        Row: {
          actorId: string | null;
          actorName: string;
          createdAt: string;
          fileName: string;
          fileSha256: string;
          filingId: string;
          id: string;
          organizationId: string;
          reason: string;
          rowCount: number;
          status: Enums['tax_form_status'];
        };

        Insert: {
          actorId?: string | null;
          actorName?: string;
          createdAt?: string;
          fileName?: string;
          fileSha256?: string;
          filingId: string;
          id?: string;
          organizationId: string;
          reason?: string;
          rowCount?: number;
          status: Enums['tax_form_status'];
        };
        Update: {
          actorId?: string | null;
          actorName?: string;
          createdAt?: string;
          fileName?: string;
          fileSha256?: string;
          filingId?: string;
          id?: string;
          organizationId?: string;
          reason?: string;
          rowCount?: number;
          status?: Enums['tax_form_status'];
        };
        Relationships: [
          {
            foreignKeyName: 'tax_filing_events_organization_id_filing_id_fkey';
            columns: ['organization_id', 'filing_id'];
            isOneToOne: false;
            referencedRelation: 'tax_filings';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      tax_filings: {
        Row: {
          checkedAt: string | null;
          checkedBy: string | null;
          fileName: string;
          fileSha256: string;
          filedAt: string | null;
          filedBy: string | null;
          form: Enums['tax_form'];
          id: string;
          issuerId: string;
          month: string;
          organizationId: string;
          rowCount: number;
          status: Enums['tax_form_status'];
          toRectifySince: string | null;
        };

        Insert: {
          checkedAt?: string | null;
          checkedBy?: string | null;
          fileName?: string;
          fileSha256?: string;
          filedAt?: string | null;
          filedBy?: string | null;
          form: Enums['tax_form'];
          id?: string;
          issuerId: string;
          month: string;
          organizationId: string;
          rowCount?: number;
          status?: Enums['tax_form_status'];
          toRectifySince?: string | null;
        };
        Update: {
          checkedAt?: string | null;
          checkedBy?: string | null;
          fileName?: string;
          fileSha256?: string;
          filedAt?: string | null;
          filedBy?: string | null;
          form?: Enums['tax_form'];
          id?: string;
          issuerId?: string;
          month?: string;
          organizationId?: string;
          rowCount?: number;
          status?: Enums['tax_form_status'];
          toRectifySince?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'tax_filings_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'tax_filings_organization_id_issuer_id_fkey';
            columns: ['organization_id', 'issuer_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_issuers';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      tenant_rows: {
        Row: {
          creditMinor: number;
          currency: Enums['currency_code'];
          email: string;
          endsOn: string;
          fullName: string;
          hasLeft: boolean;
          id: string;
          isPrimary: boolean;
          leaseId: string;
          leftOn: string | null;
          organizationId: string;
          personId: string;
          phone: string;
          propertyId: string;
          propertyName: string;
          receivableMinor: number;
          rentMinor: number | null;
          startsOn: string;
          status: Enums['lease_status'];
          unitId: string;
          unitLabel: string;
          userId: string | null;
        };

        Insert: {
          creditMinor: number;
          currency: Enums['currency_code'];
          email: string;
          endsOn: string;
          fullName: string;
          hasLeft?: boolean;
          id: string;
          isPrimary: boolean;
          leaseId: string;
          leftOn?: string | null;
          organizationId: string;
          personId: string;
          phone: string;
          propertyId: string;
          propertyName: string;
          receivableMinor: number;
          rentMinor?: number | null;
          startsOn: string;
          status: Enums['lease_status'];
          unitId: string;
          unitLabel: string;
          userId?: string | null;
        };
        Update: {
          creditMinor?: number;
          currency?: Enums['currency_code'];
          email?: string;
          endsOn?: string;
          fullName?: string;
          hasLeft?: boolean;
          id?: string;
          isPrimary?: boolean;
          leaseId?: string;
          leftOn?: string | null;
          organizationId?: string;
          personId?: string;
          phone?: string;
          propertyId?: string;
          propertyName?: string;
          receivableMinor?: number;
          rentMinor?: number | null;
          startsOn?: string;
          status?: Enums['lease_status'];
          unitId?: string;
          unitLabel?: string;
          userId?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'tenant_rows_organization_id_id_fkey';
            columns: ['organization_id', 'id'];
            isOneToOne: false;
            referencedRelation: 'lease_parties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'tenant_rows_organization_id_id_fkey';
            columns: ['organization_id', 'id'];
            isOneToOne: false;
            referencedRelation: 'lease_tenants';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      unit_coefficients: {
        Row: {
          denominator: number;
          numerator: number;
          organizationId: string;
          propertyId: string;
          unitId: string;
        };

        Insert: {
          denominator: number;
          numerator: number;
          organizationId: string;
          propertyId: string;
          unitId: string;
        };
        Update: {
          denominator?: number;
          numerator?: number;
          organizationId?: string;
          propertyId?: string;
          unitId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'unit_coefficients_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'unit_coefficients_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'unit_coefficients_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'unit_coefficients_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'unit_coefficients_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'unit_coefficients_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['property_id', 'id'];
          },
        ];
      };
      unit_meters: {
        Row: {
          createdAt: string;
          id: string;
          kind: string;
          number: string;
          organizationId: string;
          unitId: string;
        };

        Insert: {
          createdAt?: string;
          id?: string;
          kind: string;
          number: string;
          organizationId: string;
          unitId: string;
        };
        Update: {
          createdAt?: string;
          id?: string;
          kind?: string;
          number?: string;
          organizationId?: string;
          unitId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'unit_meters_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'unit_meters_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'unit_meters_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      unit_owners: {
        Row: {
          createdAt: string;
          id: string;
          organizationId: string;
          personId: string | null;
          propertyId: string;
          unitId: string;
        };

        Insert: {
          createdAt?: string;
          id?: string;
          organizationId: string;
          personId?: string | null;
          propertyId: string;
          unitId: string;
        };
        Update: {
          createdAt?: string;
          id?: string;
          organizationId?: string;
          personId?: string | null;
          propertyId?: string;
          unitId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'unit_owners_organization_id_person_id_fkey';
            columns: ['organization_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'unit_owners_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'unit_owners_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'unit_owners_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'unit_owners_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'unit_owners_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'unit_owners_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['property_id', 'id'];
          },
        ];
      };
      unit_rows: {
        Row: {
          isLeased: boolean;
          labelOrder: string;
          marketRentCurrency: Enums['currency_code'] | null;
          marketRentMinor: number | null;
          organizationId: string;
          propertyId: string;
          propertyName: string;
          unitId: string;
        };

        Insert: {
          isLeased: boolean;
          labelOrder: string;
          marketRentCurrency?: Enums['currency_code'] | null;
          marketRentMinor?: number | null;
          organizationId: string;
          propertyId: string;
          propertyName: string;
          unitId: string;
        };
        Update: {
          isLeased?: boolean;
          labelOrder?: string;
          marketRentCurrency?: Enums['currency_code'] | null;
          marketRentMinor?: number | null;
          organizationId?: string;
          propertyId?: string;
          propertyName?: string;
          unitId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'unit_rows_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'unit_rows_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'unit_rows_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      units: {
        Row: {
          amenities: string[];
          archivedAt: string | null;
          areaM2: number | null;
          bathrooms: number | null;
          bedrooms: number | null;
          createdAt: string;
          id: string;
          label: string;
          labelOrder: string | null;
          marketRentCurrency: Enums['currency_code'] | null;
          marketRentMinor: number | null;
          organizationId: string;
          propertyId: string;
          searchText: string | null;
          unitUse: Enums['unit_use'];
          updatedAt: string;
        };

        Insert: {
          amenities?: string[];
          archivedAt?: string | null;
          areaM2?: number | null;
          bathrooms?: number | null;
          bedrooms?: number | null;
          createdAt?: string;
          id?: string;
          label: string;
          labelOrder?: never;
          marketRentCurrency?: Enums['currency_code'] | null;
          marketRentMinor?: number | null;
          organizationId: string;
          propertyId: string;
          searchText?: never;
          unitUse?: Enums['unit_use'];
          updatedAt?: string;
        };
        Update: {
          amenities?: string[];
          archivedAt?: string | null;
          areaM2?: number | null;
          bathrooms?: number | null;
          bedrooms?: number | null;
          createdAt?: string;
          id?: string;
          label?: string;
          labelOrder?: never;
          marketRentCurrency?: Enums['currency_code'] | null;
          marketRentMinor?: number | null;
          organizationId?: string;
          propertyId?: string;
          searchText?: never;
          unitUse?: Enums['unit_use'];
          updatedAt?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'units_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'units_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      unusable_ncfs: {
        Row: {
          annulledAt: string | null;
          annulmentFileId: string | null;
          claimId: string | null;
          claimedUntil: string | null;
          createdAt: string;
          createdBy: string | null;
          firstNumber: number;
          id: string;
          issuerId: string;
          lastNumber: number;
          markedOn: string;
          mayHaveArrived: boolean;
          messages: NonNullable<Json>;
          nextTryAt: string | null;
          notAnnulled: string[];
          organizationId: string;
          rangeId: string;
          reason: string;
          withdrawnAt: string | null;
          withdrawnBy: string | null;
        };

        Insert: {
          annulledAt?: string | null;
          annulmentFileId?: string | null;
          claimId?: string | null;
          claimedUntil?: string | null;
          createdAt?: string;
          createdBy?: string | null;
          firstNumber: number;
          id?: string;
          issuerId: string;
          lastNumber: number;
          markedOn: string;
          mayHaveArrived?: boolean;
          messages?: NonNullable<Json>;
          nextTryAt?: string | null;
          notAnnulled?: string[];
          organizationId: string;
          rangeId: string;
          reason: string;
          withdrawnAt?: string | null;
          withdrawnBy?: string | null;
        };
        Update: {
          annulledAt?: string | null;
          annulmentFileId?: string | null;
          claimId?: string | null;
          claimedUntil?: string | null;
          createdAt?: string;
          createdBy?: string | null;
          firstNumber?: number;
          id?: string;
          issuerId?: string;
          lastNumber?: number;
          markedOn?: string;
          mayHaveArrived?: boolean;
          messages?: NonNullable<Json>;
          nextTryAt?: string | null;
          notAnnulled?: string[];
          organizationId?: string;
          rangeId?: string;
          reason?: string;
          withdrawnAt?: string | null;
          withdrawnBy?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'unusable_ncfs_issuer_id_range_id_fkey';
            columns: ['issuer_id', 'range_id'];
            isOneToOne: false;
            referencedRelation: 'ncf_ranges';
            referencedColumns: ['issuer_id', 'id'];
          },
          {
            foreignKeyName: 'unusable_ncfs_organization_id_annulment_file_id_fkey';
            columns: ['organization_id', 'annulment_file_id'];
            isOneToOne: false;
            referencedRelation: 'ecf_files';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'unusable_ncfs_organization_id_issuer_id_fkey';
            columns: ['organization_id', 'issuer_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_issuers';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      vendor_documents: {
        Row: {
          createdAt: string;
          createdBy: string | null;
          fileName: string | null;
          fileType: string | null;
          id: string;
          kind: Enums['vendor_document_kind'];
          note: string;
          number: string;
          organizationId: string;
          path: string | null;
          validFrom: string | null;
          validUntil: string | null;
          vendorId: string;
          warnedDays: number;
        };

        Insert: {
          createdAt?: string;
          createdBy?: string | null;
          fileName?: string | null;
          fileType?: string | null;
          id?: string;
          kind: Enums['vendor_document_kind'];
          note?: string;
          number?: string;
          organizationId: string;
          path?: never;
          validFrom?: string | null;
          validUntil?: string | null;
          vendorId: string;
          warnedDays?: number;
        };
        Update: {
          createdAt?: string;
          createdBy?: string | null;
          fileName?: string | null;
          fileType?: string | null;
          id?: string;
          kind?: Enums['vendor_document_kind'];
          note?: string;
          number?: string;
          organizationId?: string;
          path?: never;
          validFrom?: string | null;
          validUntil?: string | null;
          vendorId?: string;
          warnedDays?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'vendor_documents_organization_id_vendor_id_fkey';
            columns: ['organization_id', 'vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendors';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'vendor_documents_organization_id_vendor_id_fkey';
            columns: ['organization_id', 'vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendors_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      vendors: {
        Row: {
          accountId: string | null;
          address: string;
          archivedAt: string | null;
          bankAccount: string;
          bankName: string;
          createdAt: string;
          email: string;
          expenseKind: string | null;
          id: string;
          identityNumber: string;
          identityType: Enums['identity_type'] | null;
          isrBasisPoints: number;
          isrKind: string | null;
          itbisWithheldBasisPoints: number;
          name: string;
          nameOrder: string | null;
          organizationId: string;
          phone: string;
        };

        Insert: {
          accountId?: string | null;
          address?: string;
          archivedAt?: string | null;
          bankAccount?: string;
          bankName?: string;
          createdAt?: string;
          email?: string;
          expenseKind?: string | null;
          id?: string;
          identityNumber?: string;
          identityType?: Enums['identity_type'] | null;
          isrBasisPoints?: number;
          isrKind?: string | null;
          itbisWithheldBasisPoints?: number;
          name: string;
          nameOrder?: never;
          organizationId: string;
          phone?: string;
        };
        Update: {
          accountId?: string | null;
          address?: string;
          archivedAt?: string | null;
          bankAccount?: string;
          bankName?: string;
          createdAt?: string;
          email?: string;
          expenseKind?: string | null;
          id?: string;
          identityNumber?: string;
          identityType?: Enums['identity_type'] | null;
          isrBasisPoints?: number;
          isrKind?: string | null;
          itbisWithheldBasisPoints?: number;
          name?: string;
          nameOrder?: never;
          organizationId?: string;
          phone?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'vendors_organization_id_account_id_fkey';
            columns: ['organization_id', 'account_id'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'vendors_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
        ];
      };
      whatsapp_consents: {
        Row: {
          givenAt: string;
          id: string;
          language: string;
          phone: string;
          userId: string;
          verifiedAt: string | null;
          version: string;
          withdrawnAt: string | null;
          words: string;
        };

        Insert: {
          givenAt?: string;
          id?: string;
          language: string;
          phone: string;
          userId: string;
          verifiedAt?: string | null;
          version: string;
          withdrawnAt?: string | null;
          words: string;
        };
        Update: {
          givenAt?: string;
          id?: string;
          language?: string;
          phone?: string;
          userId?: string;
          verifiedAt?: string | null;
          version?: string;
          withdrawnAt?: string | null;
          words?: string;
        };
        Relationships: [];
      };
      whatsapp_senders: {
        Row: {
          displayPhone: string;
          id: string;
          organizationId: string | null;
          phoneNumberId: string;
          problem: string;
          setAt: string;
          status: Enums['whatsapp_sender_status'];
          wabaId: string;
        };

        Insert: {
          displayPhone: string;
          id?: string;
          organizationId?: string | null;
          phoneNumberId: string;
          problem?: string;
          setAt?: string;
          status?: Enums['whatsapp_sender_status'];
          wabaId: string;
        };
        Update: {
          displayPhone?: string;
          id?: string;
          organizationId?: string | null;
          phoneNumberId?: string;
          problem?: string;
          setAt?: string;
          status?: Enums['whatsapp_sender_status'];
          wabaId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'whatsapp_senders_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: true;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
        ];
      };
      work_limits: {
        Row: {
          amountMinor: number;
          currency: Enums['currency_code'];
          organizationId: string;
          propertyId: string;
        };

        Insert: {
          amountMinor: number;
          currency: Enums['currency_code'];
          organizationId: string;
          propertyId: string;
        };
        Update: {
          amountMinor?: number;
          currency?: Enums['currency_code'];
          organizationId?: string;
          propertyId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'work_limits_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'work_limits_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      work_order_lines: {
        Row: {
          amountMinor: number | null;
          description: string;
          id: string;
          isGoods: boolean;
          organizationId: string;
          position: number;
          workOrderId: string;
        };

        Insert: {
          amountMinor?: number | null;
          description: string;
          id?: string;
          isGoods?: boolean;
          organizationId: string;
          position: number;
          workOrderId: string;
        };
        Update: {
          amountMinor?: number | null;
          description?: string;
          id?: string;
          isGoods?: boolean;
          organizationId?: string;
          position?: number;
          workOrderId?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'work_order_lines_organization_id_work_order_id_fkey';
            columns: ['organization_id', 'work_order_id'];
            isOneToOne: false;
            referencedRelation: 'work_orders';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'work_order_lines_organization_id_work_order_id_fkey';
            columns: ['organization_id', 'work_order_id'];
            isOneToOne: false;
            referencedRelation: 'work_orders_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      work_orders: {
        Row: {
          approvedAt: string | null;
          approvedBy: string | null;
          billId: string | null;
          chargeId: string | null;
          createdAt: string;
          createdBy: string | null;
          currency: Enums['currency_code'];
          decisionReason: string;
          doneAt: string | null;
          doneNote: string;
          id: string;
          itbisMinor: number;
          leaseId: string | null;
          maintenanceId: string;
          netMinor: number | null;
          number: number;
          organizationId: string;
          payer: Enums['work_order_payer'];
          plannedOn: string | null;
          propertyId: string;
          quoteId: string | null;
          scope: string;
          searchText: string;
          status: Enums['work_order_status'];
          submittedBy: string | null;
          tax: Enums['quote_tax'];
          title: string;
          totalMinor: number | null;
          unitId: string | null;
          vendorId: string | null;
        };

        Insert: {
          approvedAt?: string | null;
          approvedBy?: string | null;
          billId?: string | null;
          chargeId?: string | null;
          createdAt?: string;
          createdBy?: string | null;
          currency: Enums['currency_code'];
          decisionReason?: string;
          doneAt?: string | null;
          doneNote?: string;
          id?: string;
          itbisMinor?: number;
          leaseId?: string | null;
          maintenanceId: string;
          netMinor?: number | null;
          number: number;
          organizationId: string;
          payer?: Enums['work_order_payer'];
          plannedOn?: string | null;
          propertyId: string;
          quoteId?: string | null;
          scope?: string;
          searchText?: never;
          status?: Enums['work_order_status'];
          submittedBy?: string | null;
          tax?: Enums['quote_tax'];
          title: string;
          totalMinor?: never;
          unitId?: string | null;
          vendorId?: string | null;
        };
        Update: {
          approvedAt?: string | null;
          approvedBy?: string | null;
          billId?: string | null;
          chargeId?: string | null;
          createdAt?: string;
          createdBy?: string | null;
          currency?: Enums['currency_code'];
          decisionReason?: string;
          doneAt?: string | null;
          doneNote?: string;
          id?: string;
          itbisMinor?: number;
          leaseId?: string | null;
          maintenanceId?: string;
          netMinor?: number | null;
          number?: number;
          organizationId?: string;
          payer?: Enums['work_order_payer'];
          plannedOn?: string | null;
          propertyId?: string;
          quoteId?: string | null;
          scope?: string;
          searchText?: never;
          status?: Enums['work_order_status'];
          submittedBy?: string | null;
          tax?: Enums['quote_tax'];
          title?: string;
          totalMinor?: never;
          unitId?: string | null;
          vendorId?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'work_orders_organization_id_bill_id_fkey';
            columns: ['organization_id', 'bill_id'];
            isOneToOne: false;
            referencedRelation: 'bills';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'work_orders_organization_id_bill_id_fkey';
            columns: ['organization_id', 'bill_id'];
            isOneToOne: false;
            referencedRelation: 'bills_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'work_orders_organization_id_charge_id_fkey';
            columns: ['organization_id', 'charge_id'];
            isOneToOne: false;
            referencedRelation: 'charges';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'work_orders_organization_id_charge_id_fkey';
            columns: ['organization_id', 'charge_id'];
            isOneToOne: false;
            referencedRelation: 'charges_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'work_orders_organization_id_charge_id_fkey';
            columns: ['organization_id', 'charge_id'];
            isOneToOne: false;
            referencedRelation: 'charges_to_invoice';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'work_orders_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'work_orders_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'work_orders_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'work_orders_organization_id_maintenance_id_fkey';
            columns: ['organization_id', 'maintenance_id'];
            isOneToOne: false;
            referencedRelation: 'maintenance_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'work_orders_organization_id_maintenance_id_fkey';
            columns: ['organization_id', 'maintenance_id'];
            isOneToOne: false;
            referencedRelation: 'maintenance_requests';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'work_orders_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'work_orders_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'work_orders_organization_id_quote_id_fkey';
            columns: ['organization_id', 'quote_id'];
            isOneToOne: false;
            referencedRelation: 'quotes';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'work_orders_organization_id_vendor_id_fkey';
            columns: ['organization_id', 'vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendors';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'work_orders_organization_id_vendor_id_fkey';
            columns: ['organization_id', 'vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendors_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'work_orders_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'work_orders_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'work_orders_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['property_id', 'id'];
          },
        ];
      };
    };
    Views: {
      applications_list: {
        Row: {
          applicantCount: number;
          checkedCount: number;
          consentCount: number;
          createdAt: string;
          decidedAt: string | null;
          decidedBy: string | null;
          decisionReason: string;
          documentCount: number;
          email: string;
          emailCount: number;
          favorableKinds: Enums['reference_kind'][];
          foreignIncomeCount: number;
          fullName: string;
          fullNameOrder: string;
          id: string;
          identityCount: number;
          incomeCount: number;
          incomeDocumentCount: number;
          incomeMinor: number | null;
          isDepositReady: boolean | null;
          leaseId: string | null;
          moveInOn: string | null;
          note: string;
          occupationCount: number;
          organizationId: string;
          phone: string;
          phoneCount: number;
          propertyId: string;
          propertyName: string;
          propertyNameOrder: string;
          referenceCount: number;
          rentCurrency: Enums['currency_code'];
          rentMinor: number | null;
          retentionUntil: string | null;
          scoreOverride: number | null;
          scoreOverrideNote: string;
          searchName: string;
          source: Enums['application_source'];
          status: Enums['application_status'];
          submittedAt: string | null;
          termMonths: number | null;
          unitId: string | null;
          unitLabel: string | null;
          unitUse: Enums['unit_use'] | null;
        };

        Relationships: [
          {
            foreignKeyName: 'applications_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'applications_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'applications_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'applications_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'applications_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'applications_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'applications_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'applications_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'applications_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'applications_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'applications_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'applications_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['property_id', 'id'];
          },
        ];
      };
      area_reservations_list: {
        Row: {
          areaId: string;
          areaName: string | null;
          createdAt: string;
          endsAt: string;
          id: string;
          leaseId: string | null;
          note: string;
          organizationId: string;
          propertyId: string;
          reason: string;
          reservedBy: string | null;
          reservedByName: string;
          startsAt: string;
          status: Enums['reservation_status'];
        };

        Relationships: [
          {
            foreignKeyName: 'area_reservations_organization_id_area_id_fkey';
            columns: ['organization_id', 'area_id'];
            isOneToOne: false;
            referencedRelation: 'common_areas';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'area_reservations_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'area_reservations_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'area_reservations_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'area_reservations_property_id_area_id_fkey';
            columns: ['property_id', 'area_id'];
            isOneToOne: false;
            referencedRelation: 'common_areas';
            referencedColumns: ['property_id', 'id'];
          },
        ];
      };
      arrears: {
        Row: {
          currency: Enums['currency_code'];
          leaseCount: number;
          organizationId: string;
          outstandingMinor: number;
        };

        Relationships: [];
      };
      assemblies_list: {
        Row: {
          call: number;
          calledAt: string | null;
          closedAt: string | null;
          createdAt: string;
          id: string;
          itemCount: number;
          minutes: string;
          minutesHash: string | null;
          openedAt: string | null;
          organizationId: string;
          place: string;
          propertyId: string;
          propertyName: string | null;
          quorum: Json | null;
          rulesId: string | null;
          searchText: string;
          secondCallAt: string | null;
          signatureCount: number;
          startsAt: string;
          status: Enums['assembly_status'];
          title: string;
        };

        Relationships: [
          {
            foreignKeyName: 'assemblies_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'assemblies_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'assemblies_property_id_rules_id_fkey';
            columns: ['property_id', 'rules_id'];
            isOneToOne: false;
            referencedRelation: 'decision_rules';
            referencedColumns: ['property_id', 'id'];
          },
        ];
      };
      assets_list: {
        Row: {
          costCurrency: Enums['currency_code'] | null;
          costMinor: number | null;
          createdAt: string;
          expectedLifeYears: number | null;
          id: string;
          installedOn: string | null;
          kind: Enums['asset_kind'];
          lifeEndsOn: string | null;
          maker: string;
          model: string;
          name: string;
          nameOrder: string;
          note: string;
          openCount: number;
          organizationId: string;
          propertyId: string;
          propertyName: string;
          propertyNameOrder: string;
          requestCount: number;
          retiredOn: string | null;
          searchText: string;
          serialNumber: string;
          unitId: string | null;
          unitLabel: string | null;
          warrantyUntil: string | null;
        };

        Relationships: [
          {
            foreignKeyName: 'assets_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'assets_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'assets_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'assets_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'assets_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'assets_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'assets_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'assets_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'assets_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['property_id', 'id'];
          },
        ];
      };
      bill_pass_ons_list: {
        Row: {
          amountMinor: number;
          billId: string;
          createdAt: string;
          currency: Enums['currency_code'];
          description: string;
          dueOn: string;
          id: string;
          kind: Enums['charge_kind'];
          leaseId: string;
          lineIds: string[];
          method: string;
          organizationId: string;
          outstandingMinor: number;
          passOnId: string;
          propertyId: string;
          propertyName: string;
          reversedAt: string | null;
          tenantName: string | null;
          unitLabel: string;
        };

        Relationships: [
          {
            foreignKeyName: 'bill_pass_ons_organization_id_bill_id_fkey';
            columns: ['organization_id', 'bill_id'];
            isOneToOne: false;
            referencedRelation: 'bills';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bill_pass_ons_organization_id_bill_id_fkey';
            columns: ['organization_id', 'bill_id'];
            isOneToOne: false;
            referencedRelation: 'bills_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bill_pass_ons_organization_id_charge_id_fkey';
            columns: ['organization_id', 'id'];
            isOneToOne: false;
            referencedRelation: 'charges';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bill_pass_ons_organization_id_charge_id_fkey';
            columns: ['organization_id', 'id'];
            isOneToOne: false;
            referencedRelation: 'charges_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bill_pass_ons_organization_id_charge_id_fkey';
            columns: ['organization_id', 'id'];
            isOneToOne: false;
            referencedRelation: 'charges_to_invoice';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'charges_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['lease_id', 'currency'];
          },
          {
            foreignKeyName: 'charges_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['id', 'currency'];
          },
          {
            foreignKeyName: 'charges_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['id', 'currency'];
          },
        ];
      };
      bills_list: {
        Row: {
          billedOn: string;
          createdAt: string;
          createdBy: string | null;
          currency: Enums['currency_code'];
          decidedAt: string | null;
          decisionReason: string | null;
          description: string | null;
          dopRate: number | null;
          dueOn: string;
          ecfContingency: number | null;
          ecfDocumentId: string | null;
          ecfDueBy: string | null;
          ecfMessages: Json | null;
          ecfProblems: Json | null;
          ecfState: Enums['ecf_state'] | null;
          entryId: string | null;
          exciseMinor: number;
          expenseKind: string;
          goodsMinor: number;
          id: string;
          isCredit: boolean;
          isrKind: string | null;
          isrWithheldMinor: number;
          itbisMinor: number;
          itbisProportionalMinor: number;
          itbisToCostMinor: number;
          itbisWithheldMinor: number;
          modifiedNcf: string;
          ncf: string;
          noReceiptReason: string | null;
          note: string;
          organizationId: string;
          otherTaxesMinor: number;
          outstandingMinor: number;
          paidMinor: number;
          paidOn: string | null;
          payableMinor: number;
          paymentForm: string;
          propertyId: string | null;
          propertyName: string | null;
          purchaseReceiptId: string | null;
          purchaseReceiptKind: Enums['ncf_kind'] | null;
          rateSource: string;
          ratedOn: string | null;
          recurringBillId: string | null;
          reversalEntryId: string | null;
          servicesMinor: number;
          status: Enums['bill_status'];
          submittedBy: string | null;
          tipMinor: number;
          totalMinor: number;
          unitId: string | null;
          unitLabel: string | null;
          vendorId: string;
          vendorIdentityNumber: string;
          vendorIdentityType: Enums['identity_type'] | null;
          vendorName: string;
          vendorNameOrder: string;
        };

        Relationships: [
          {
            foreignKeyName: 'bills_organization_id_entry_id_fkey';
            columns: ['organization_id', 'entry_id'];
            isOneToOne: false;
            referencedRelation: 'journal_entries';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bills_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bills_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bills_organization_id_recurring_bill_id_fkey';
            columns: ['organization_id', 'recurring_bill_id'];
            isOneToOne: false;
            referencedRelation: 'recurring_bills';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bills_organization_id_reversal_entry_id_fkey';
            columns: ['organization_id', 'reversal_entry_id'];
            isOneToOne: false;
            referencedRelation: 'journal_entries';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bills_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bills_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bills_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bills_organization_id_vendor_id_fkey';
            columns: ['organization_id', 'vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendors';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bills_organization_id_vendor_id_fkey';
            columns: ['organization_id', 'vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendors_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      bills_open: {
        Row: {
          billCount: number;
          creditCount: number;
          creditMinor: number;
          currency: Enums['currency_code'];
          lateCount: number;
          lateMinor: number;
          organizationId: string;
          outstandingMinor: number;
        };

        Relationships: [];
      };
      chargeable_leases: {
        Row: {
          areaM2: number | null;
          creditMinor: number;
          currency: Enums['currency_code'];
          id: string;
          isFurnished: boolean;
          organizationId: string;
          propertyId: string;
          propertyName: string;
          receivableMinor: number;
          rentMinor: number | null;
          tenantName: string;
          unitId: string;
          unitLabel: string;
          unitUse: Enums['unit_use'];
        };

        Relationships: [];
      };
      charges_list: {
        Row: {
          allocatedMinor: number;
          amountMinor: number;
          createdAt: string;
          creditedMinor: number;
          currency: Enums['currency_code'];
          description: string;
          dueOn: string;
          id: string;
          kind: Enums['charge_kind'];
          leaseId: string;
          organizationId: string;
          outstandingMinor: number;
          periodEnd: string | null;
          periodStart: string | null;
          postingNumber: number;
          propertyId: string;
          propertyName: string;
          reversalReason: string | null;
          reversedAt: string | null;
          tenantName: string | null;
          unitLabel: string;
        };

        Relationships: [
          {
            foreignKeyName: 'charges_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['lease_id', 'currency'];
          },
          {
            foreignKeyName: 'charges_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['id', 'currency'];
          },
          {
            foreignKeyName: 'charges_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['id', 'currency'];
          },
          {
            foreignKeyName: 'charges_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'charges_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'charges_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'charges_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'charges_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      charges_to_invoice: {
        Row: {
          amountMinor: number;
          currency: Enums['currency_code'];
          description: string;
          dueOn: string;
          id: string;
          identityNumber: string | null;
          identityType: Enums['identity_type'] | null;
          isFurnished: boolean;
          kind: Enums['charge_kind'];
          leaseId: string;
          organizationId: string;
          periodEnd: string | null;
          periodStart: string | null;
          propertyId: string;
          propertyName: string;
          receiptClient: string | null;
          receiptId: string | null;
          receiptNcf: string | null;
          receiptTreatment: Enums['tax_treatment'] | null;
          tenantName: string | null;
          unitLabel: string;
          unitUse: Enums['unit_use'];
        };

        Relationships: [
          {
            foreignKeyName: 'charges_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['lease_id', 'currency'];
          },
          {
            foreignKeyName: 'charges_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['id', 'currency'];
          },
          {
            foreignKeyName: 'charges_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['id', 'currency'];
          },
          {
            foreignKeyName: 'charges_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'charges_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'charges_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'charges_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'charges_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      community_posts_list: {
        Row: {
          authorId: string | null;
          authorName: string;
          body: string;
          commentCount: number;
          createdAt: string;
          hiddenAt: string | null;
          hiddenReason: string;
          id: string;
          isFromOffice: boolean;
          kind: Enums['community_post_kind'];
          leaseId: string | null;
          openReportCount: number;
          organizationId: string;
          parentId: string | null;
          part: Enums['community_part'];
          pinnedAt: string | null;
          propertyId: string;
          searchText: string;
          settledAt: string | null;
          withdrawnAt: string | null;
        };

        Insert: {
          authorId?: string | null;
          authorName?: never;
          body?: string | null;
          commentCount?: never;
          createdAt?: string | null;
          hiddenAt?: string | null;
          hiddenReason?: string | null;
          id?: string | null;
          isFromOffice?: never;
          kind?: Enums['community_post_kind'] | null;
          leaseId?: string | null;
          openReportCount?: never;
          organizationId?: string | null;
          parentId?: string | null;
          part?: Enums['community_part'] | null;
          pinnedAt?: string | null;
          propertyId?: string | null;
          searchText?: string | null;
          settledAt?: string | null;
          withdrawnAt?: string | null;
        };
        Update: {
          authorId?: string | null;
          authorName?: never;
          body?: string | null;
          commentCount?: never;
          createdAt?: string | null;
          hiddenAt?: string | null;
          hiddenReason?: string | null;
          id?: string | null;
          isFromOffice?: never;
          kind?: Enums['community_post_kind'] | null;
          leaseId?: string | null;
          openReportCount?: never;
          organizationId?: string | null;
          parentId?: string | null;
          part?: Enums['community_part'] | null;
          pinnedAt?: string | null;
          propertyId?: string | null;
          searchText?: string | null;
          settledAt?: string | null;
          withdrawnAt?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'community_posts_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'community_posts_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'community_posts_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'community_posts_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'community_posts_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'community_posts_property_id_parent_id_fkey';
            columns: ['property_id', 'parent_id'];
            isOneToOne: false;
            referencedRelation: 'community_posts';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'community_posts_property_id_parent_id_fkey';
            columns: ['property_id', 'parent_id'];
            isOneToOne: false;
            referencedRelation: 'community_posts_list';
            referencedColumns: ['property_id', 'id'];
          },
        ];
      };
      community_reports_list: {
        Row: {
          createdAt: string;
          decidedAt: string | null;
          id: string;
          isUpheld: boolean | null;
          organizationId: string;
          postId: string;
          propertyId: string;
          reason: string;
          reporterId: string | null;
          reporterName: string | null;
        };

        Insert: {
          createdAt?: string | null;
          decidedAt?: string | null;
          id?: string | null;
          isUpheld?: boolean | null;
          organizationId?: string | null;
          postId?: string | null;
          propertyId?: string | null;
          reason?: string | null;
          reporterId?: string | null;
          reporterName?: never;
        };
        Update: {
          createdAt?: string | null;
          decidedAt?: string | null;
          id?: string | null;
          isUpheld?: boolean | null;
          organizationId?: string | null;
          postId?: string | null;
          propertyId?: string | null;
          reason?: string | null;
          reporterId?: string | null;
          reporterName?: never;
        };
        Relationships: [
          {
            foreignKeyName: 'community_reports_property_id_post_id_fkey';
            columns: ['property_id', 'post_id'];
            isOneToOne: false;
            referencedRelation: 'community_posts';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'community_reports_property_id_post_id_fkey';
            columns: ['property_id', 'post_id'];
            isOneToOne: false;
            referencedRelation: 'community_posts_list';
            referencedColumns: ['property_id', 'id'];
          },
        ];
      };
      contingency_receipts: {
        Row: {
          clientName: string;
          contingencyId: string | null;
          currency: Enums['currency_code'];
          dueBy: string | null;
          invoiceId: string;
          issuedOn: string;
          issuerId: string;
          ncf: string;
          ncfKind: Enums['ncf_kind'];
          organizationId: string;
          totalMinor: number;
        };

        Relationships: [
          {
            foreignKeyName: 'fiscal_invoices_organization_id_issuer_id_fkey';
            columns: ['organization_id', 'issuer_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_issuers';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      conversations_list: {
        Row: {
          archivedAt: string | null;
          createdAt: string;
          id: string;
          isUnread: boolean;
          lastIsFromTenant: boolean;
          lastMessageAt: string;
          lastMessageId: number;
          lastText: string;
          leaseId: string;
          leaseStatus: Enums['lease_status'];
          officeReadId: number;
          organizationId: string;
          organizationName: string;
          propertyId: string;
          propertyName: string;
          subject: string;
          tenantNames: string | null;
          tenantReadId: number;
          timeZone: string;
          unitId: string;
          unitLabel: string;
          unreadCount: number;
        };

        Relationships: [
          {
            foreignKeyName: 'conversations_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'conversations_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'conversations_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'conversations_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'conversations_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'conversations_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'conversations_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'conversations_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'conversations_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['property_id', 'id'];
          },
        ];
      };
      data_requests_list: {
        Row: {
          answer: string;
          answeredAt: string | null;
          article: string | null;
          businessDays: number | null;
          createdAt: string;
          details: string;
          dueOn: string | null;
          id: string;
          kind: Enums['data_request_kind'];
          law: string | null;
          organizationId: string;
          organizationName: string;
          personName: string | null;
          reviewedOn: string | null;
          status: Enums['data_request_status'];
          timeZone: string;
          userId: string | null;
        };

        Relationships: [
          {
            foreignKeyName: 'data_requests_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
        ];
      };
      decision_proxies_list: {
        Row: {
          decisionId: string | null;
          decisionQuestion: string | null;
          givenAt: string;
          giverId: string | null;
          giverName: string | null;
          holderId: string;
          holderName: string | null;
          id: string;
          organizationId: string;
          propertyId: string;
          propertyName: string | null;
          revokedAt: string | null;
          unitId: string | null;
          unitLabel: string | null;
        };

        Relationships: [
          {
            foreignKeyName: 'decision_proxies_organization_id_giver_id_fkey';
            columns: ['organization_id', 'giver_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'decision_proxies_organization_id_holder_id_fkey';
            columns: ['organization_id', 'holder_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'decision_proxies_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'decision_proxies_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'decision_proxies_property_id_decision_id_fkey';
            columns: ['property_id', 'decision_id'];
            isOneToOne: false;
            referencedRelation: 'decisions';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'decision_proxies_property_id_decision_id_fkey';
            columns: ['property_id', 'decision_id'];
            isOneToOne: false;
            referencedRelation: 'decisions_list';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'decision_proxies_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'decision_proxies_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'decision_proxies_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['property_id', 'id'];
          },
        ];
      };
      decision_units_list: {
        Row: {
          areaM2: number | null;
          denominator: number | null;
          id: string;
          label: string;
          labelOrder: string;
          numerator: number | null;
          organizationId: string;
          owners: Json;
          propertyId: string;
        };

        Relationships: [
          {
            foreignKeyName: 'units_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'units_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      decision_votes_list: {
        Row: {
          decisionId: string;
          hasVoted: boolean;
          holderName: string | null;
          id: string;
          isEntered: boolean;
          names: string[];
          ofOrganization: boolean;
          organizationId: string;
          personIds: string[];
          proxyId: string | null;
          unitId: string | null;
          unitLabel: string | null;
          unitLabelOrder: string | null;
          weight: number;
        };

        Relationships: [
          {
            foreignKeyName: 'decision_votes_organization_id_decision_id_fkey';
            columns: ['organization_id', 'decision_id'];
            isOneToOne: false;
            referencedRelation: 'decisions';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'decision_votes_organization_id_decision_id_fkey';
            columns: ['organization_id', 'decision_id'];
            isOneToOne: false;
            referencedRelation: 'decisions_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'decision_votes_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'decision_votes_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'decision_votes_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'decision_votes_proxy_id_fkey';
            columns: ['proxy_id'];
            isOneToOne: false;
            referencedRelation: 'decision_proxies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'decision_votes_proxy_id_fkey';
            columns: ['proxy_id'];
            isOneToOne: false;
            referencedRelation: 'decision_proxies_list';
            referencedColumns: ['id'];
          },
        ];
      };
      decisions_list: {
        Row: {
          assemblyId: string | null;
          attention: string;
          body: string;
          budgetCurrency: Enums['currency_code'] | null;
          budgetMinor: number | null;
          call: number;
          certifiedAt: string | null;
          closedAt: string | null;
          closesAt: string | null;
          createdAt: string;
          firstCallId: string | null;
          gaps: string[];
          id: string;
          isSecret: boolean;
          kind: Enums['decision_kind'];
          majorityArticle: string | null;
          majorityBase: Enums['majority_base'] | null;
          majorityDenominator: number | null;
          majorityMustExceed: boolean | null;
          majorityNumerator: number | null;
          matter: string;
          maxChoices: number;
          openedAt: string | null;
          organizationId: string;
          outcome: string | null;
          propertyId: string;
          propertyName: string;
          question: string;
          quorumDenominator: number | null;
          quorumNumerator: number | null;
          resultsShown: Enums['results_shown'];
          rulesId: string | null;
          scoreMax: number;
          searchText: string;
          seats: number;
          secondCallId: string | null;
          status: Enums['decision_status'];
          voted: number;
          votedWeight: number;
          votes: number;
          weight: number;
          weightBasis: Enums['vote_weight'] | null;
        };

        Relationships: [
          {
            foreignKeyName: 'decisions_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'decisions_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'decisions_property_id_assembly_id_fkey';
            columns: ['property_id', 'assembly_id'];
            isOneToOne: false;
            referencedRelation: 'assemblies';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'decisions_property_id_assembly_id_fkey';
            columns: ['property_id', 'assembly_id'];
            isOneToOne: false;
            referencedRelation: 'assemblies_list';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'decisions_property_id_first_call_id_fkey';
            columns: ['property_id', 'first_call_id'];
            isOneToOne: false;
            referencedRelation: 'decisions';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'decisions_property_id_first_call_id_fkey';
            columns: ['property_id', 'first_call_id'];
            isOneToOne: false;
            referencedRelation: 'decisions_list';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'decisions_property_id_rules_id_fkey';
            columns: ['property_id', 'rules_id'];
            isOneToOne: false;
            referencedRelation: 'decision_rules';
            referencedColumns: ['property_id', 'id'];
          },
        ];
      };
      document_requests_list: {
        Row: {
          createdAt: string;
          decidedAt: string | null;
          documentId: string | null;
          dueOn: string;
          fileId: string | null;
          fileName: string | null;
          fileType: string | null;
          handedInAt: string | null;
          handedInBy: string | null;
          id: string;
          leaseId: string;
          leaseStatus: Enums['lease_status'];
          name: string;
          organizationId: string;
          organizationName: string;
          path: string | null;
          propertyName: string;
          reason: string;
          refusal: string;
          sizeBytes: number | null;
          status: Enums['document_request_status'];
          timeZone: string;
          unitLabel: string;
        };

        Relationships: [
          {
            foreignKeyName: 'document_requests_id_file_id_fkey';
            columns: ['id', 'file_id'];
            isOneToOne: false;
            referencedRelation: 'requested_files';
            referencedColumns: ['document_request_id', 'id'];
          },
          {
            foreignKeyName: 'document_requests_organization_id_document_id_fkey';
            columns: ['organization_id', 'document_id'];
            isOneToOne: false;
            referencedRelation: 'documents';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'document_requests_organization_id_document_id_fkey';
            columns: ['organization_id', 'document_id'];
            isOneToOne: false;
            referencedRelation: 'documents_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'document_requests_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'document_requests_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'document_requests_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      documents_list: {
        Row: {
          area: Enums['document_area'];
          createdAt: string;
          fileType: string;
          id: string;
          isShared: boolean;
          kind: Enums['document_kind'];
          leaseId: string | null;
          name: string;
          nameOrder: string;
          organizationId: string;
          path: string;
          personId: string | null;
          personName: string | null;
          propertyId: string | null;
          propertyName: string | null;
          sizeBytes: number;
          unitId: string | null;
          unitLabel: string | null;
        };

        Insert: {
          area?: Enums['document_area'] | null;
          createdAt?: string | null;
          fileType?: string | null;
          id?: string | null;
          isShared?: boolean | null;
          kind?: Enums['document_kind'] | null;
          leaseId?: string | null;
          name?: string | null;
          nameOrder?: never;
          organizationId?: string | null;
          path?: string | null;
          personId?: string | null;
          personName?: never;
          propertyId?: string | null;
          propertyName?: never;
          sizeBytes?: number | null;
          unitId?: string | null;
          unitLabel?: never;
        };
        Update: {
          area?: Enums['document_area'] | null;
          createdAt?: string | null;
          fileType?: string | null;
          id?: string | null;
          isShared?: boolean | null;
          kind?: Enums['document_kind'] | null;
          leaseId?: string | null;
          name?: string | null;
          nameOrder?: never;
          organizationId?: string | null;
          path?: string | null;
          personId?: string | null;
          personName?: never;
          propertyId?: string | null;
          propertyName?: never;
          sizeBytes?: number | null;
          unitId?: string | null;
          unitLabel?: never;
        };
        Relationships: [
          {
            foreignKeyName: 'documents_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'documents_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'documents_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'documents_organization_id_person_id_fkey';
            columns: ['organization_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'documents_organization_id_place_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'documents_organization_id_place_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'documents_organization_id_place_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'documents_organization_id_place_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'documents_organization_id_place_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      ecf_queue: {
        Row: {
          contingencyKind: number | null;
          count: number;
          dueBy: string | null;
          environment: Enums['ecf_environment'];
          issuerId: string;
          oldestAt: string;
          organizationId: string;
          problemCount: number;
          state: Enums['ecf_state'];
        };

        Relationships: [
          {
            foreignKeyName: 'ecf_documents_organization_id_issuer_id_fkey';
            columns: ['organization_id', 'issuer_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_issuers';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      fiscal_invoice_lines: {
        Row: {
          amountMinor: number;
          chargeId: string;
          description: string;
          dueOn: string;
          invoiceId: string;
          kind: Enums['charge_kind'];
          leaseId: string;
          organizationId: string;
          periodEnd: string | null;
          periodStart: string | null;
        };

        Relationships: [
          {
            foreignKeyName: 'fiscal_invoices_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'fiscal_invoices_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'fiscal_invoices_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      fiscal_invoices_list: {
        Row: {
          baseMinor: number;
          cancellationReason: string | null;
          cancelledOn: string | null;
          clientId: string;
          clientIdType: Enums['identity_type'] | null;
          clientName: string;
          createdAt: string;
          createdBy: string;
          currency: Enums['currency_code'];
          description: string;
          dopRate: number;
          ecfApprovalState: Enums['ecf_approval'] | null;
          ecfContingency: number | null;
          ecfDeliveryState: Enums['ecf_delivery'] | null;
          ecfDocumentId: string | null;
          ecfDueBy: string | null;
          ecfMessages: Json | null;
          ecfProblems: Json | null;
          ecfReplacedBy: string | null;
          ecfState: Enums['ecf_state'] | null;
          environment: Enums['ecf_environment'];
          id: string;
          incomeType: string;
          isCounted: boolean;
          isFurnished: boolean;
          isItbisLost: boolean;
          isStanding: boolean;
          isrToWithholdMinor: number;
          isrWithheldMinor: number;
          issuedOn: string;
          issuerId: string;
          itbisMinor: number;
          itbisToWithholdMinor: number;
          itbisWithheldMinor: number;
          leaseId: string;
          modifiedIssuedOn: string | null;
          modifiedNcf: string | null;
          modifiesId: string;
          ncf: string;
          ncfExpiresOn: string;
          ncfKind: Enums['ncf_kind'];
          numberGivenBack: boolean;
          onCreditMinor: number;
          organizationId: string;
          paidCardMinor: number;
          paidCashMinor: number;
          paidOtherMinor: number;
          paidTransferMinor: number;
          propertyId: string;
          propertyName: string;
          rangeId: string;
          rateSource: string;
          reason: string;
          replacesId: string | null;
          replacesPaperId: string | null;
          treatment: Enums['tax_treatment'];
          unitLabel: string;
          unitUse: Enums['unit_use'];
          withheldOn: string | null;
        };

        Relationships: [
          {
            foreignKeyName: 'fiscal_invoices_issuer_id_range_id_fkey';
            columns: ['issuer_id', 'range_id'];
            isOneToOne: false;
            referencedRelation: 'ncf_ranges';
            referencedColumns: ['issuer_id', 'id'];
          },
          {
            foreignKeyName: 'fiscal_invoices_organization_id_issuer_id_fkey';
            columns: ['organization_id', 'issuer_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_issuers';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'fiscal_invoices_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'fiscal_invoices_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'fiscal_invoices_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'fiscal_invoices_organization_id_modifies_id_fkey';
            columns: ['organization_id', 'modifies_id'];
            isOneToOne: false;
            referencedRelation: 'contingency_receipts';
            referencedColumns: ['organization_id', 'invoice_id'];
          },
          {
            foreignKeyName: 'fiscal_invoices_organization_id_modifies_id_fkey';
            columns: ['organization_id', 'modifies_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_invoice_lines';
            referencedColumns: ['organization_id', 'invoice_id'];
          },
          {
            foreignKeyName: 'fiscal_invoices_organization_id_modifies_id_fkey';
            columns: ['organization_id', 'modifies_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_invoices';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'fiscal_invoices_organization_id_modifies_id_fkey';
            columns: ['organization_id', 'modifies_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_invoices_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'fiscal_invoices_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'fiscal_invoices_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'fiscal_invoices_replaces_fkey';
            columns: ['organization_id', 'replaces_id'];
            isOneToOne: false;
            referencedRelation: 'contingency_receipts';
            referencedColumns: ['organization_id', 'invoice_id'];
          },
          {
            foreignKeyName: 'fiscal_invoices_replaces_fkey';
            columns: ['organization_id', 'replaces_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_invoice_lines';
            referencedColumns: ['organization_id', 'invoice_id'];
          },
          {
            foreignKeyName: 'fiscal_invoices_replaces_fkey';
            columns: ['organization_id', 'replaces_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_invoices';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'fiscal_invoices_replaces_fkey';
            columns: ['organization_id', 'replaces_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_invoices_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'fiscal_invoices_replaces_paper_fkey';
            columns: ['organization_id', 'replaces_paper_id'];
            isOneToOne: false;
            referencedRelation: 'contingency_receipts';
            referencedColumns: ['organization_id', 'invoice_id'];
          },
          {
            foreignKeyName: 'fiscal_invoices_replaces_paper_fkey';
            columns: ['organization_id', 'replaces_paper_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_invoice_lines';
            referencedColumns: ['organization_id', 'invoice_id'];
          },
          {
            foreignKeyName: 'fiscal_invoices_replaces_paper_fkey';
            columns: ['organization_id', 'replaces_paper_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_invoices';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'fiscal_invoices_replaces_paper_fkey';
            columns: ['organization_id', 'replaces_paper_id'];
            isOneToOne: false;
            referencedRelation: 'fiscal_invoices_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      fiscal_profiles: {
        Row: {
          createdAt: string;
          fiscalYearEnd: number;
          isElectronicIssuer: boolean | null;
          itbisCreditMinor: number;
          itbisCreditMonth: string | null;
          legalName: string;
          organizationId: string;
          taxRegime: Enums['tax_regime'];
          taxpayerKind: Enums['taxpayer_kind'] | null;
          updatedAt: string;
        };

        Insert: {
          createdAt?: string | null;
          fiscalYearEnd?: number | null;
          isElectronicIssuer?: never;
          itbisCreditMinor?: number | null;
          itbisCreditMonth?: string | null;
          legalName?: string | null;
          organizationId?: string | null;
          taxRegime?: Enums['tax_regime'] | null;
          taxpayerKind?: Enums['taxpayer_kind'] | null;
          updatedAt?: string | null;
        };
        Update: {
          createdAt?: string | null;
          fiscalYearEnd?: number | null;
          isElectronicIssuer?: never;
          itbisCreditMinor?: number | null;
          itbisCreditMonth?: string | null;
          legalName?: string | null;
          organizationId?: string | null;
          taxRegime?: Enums['tax_regime'] | null;
          taxpayerKind?: Enums['taxpayer_kind'] | null;
          updatedAt?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'fiscal_issuers_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
        ];
      };
      journal_list: {
        Row: {
          accountCode: string;
          accountId: string;
          accountKind: Enums['account_kind'];
          accountName: string;
          amountMinor: number;
          createdAt: string;
          currency: Enums['currency_code'];
          entryId: string;
          entryNumber: number;
          id: number;
          kind: Enums['journal_kind'];
          leaseId: string | null;
          memo: string;
          occurredOn: string;
          organizationId: string;
          propertyId: string | null;
          reversesEntryId: string | null;
          systemKey: string | null;
        };

        Relationships: [
          {
            foreignKeyName: 'journal_lines_organization_id_account_id_fkey';
            columns: ['organization_id', 'account_id'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'journal_lines_organization_id_entry_id_fkey';
            columns: ['organization_id', 'entry_id'];
            isOneToOne: false;
            referencedRelation: 'journal_entries';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'journal_lines_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'journal_lines_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'journal_lines_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      lease_deposits: {
        Row: {
          currency: Enums['currency_code'];
          heldMinor: number;
          leaseId: string;
          organizationId: string;
          unpaidMinor: number;
        };

        Relationships: [];
      };
      lease_events_list: {
        Row: {
          actorId: string | null;
          actorName: string | null;
          createdAt: string;
          facts: NonNullable<Json>;
          id: number;
          kind: Enums['lease_event_kind'];
          leaseId: string;
          organizationId: string;
        };

        Insert: {
          actorId?: string | null;
          actorName?: never;
          createdAt?: string | null;
          facts?: Json | null;
          id?: number | null;
          kind?: Enums['lease_event_kind'] | null;
          leaseId?: string | null;
          organizationId?: string | null;
        };
        Update: {
          actorId?: string | null;
          actorName?: never;
          createdAt?: string | null;
          facts?: Json | null;
          id?: number | null;
          kind?: Enums['lease_event_kind'] | null;
          leaseId?: string | null;
          organizationId?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'lease_events_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'lease_events_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'lease_events_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      lease_parties: {
        Row: {
          createdAt: string;
          id: string;
          isPrimary: boolean | null;
          leaseId: string;
          leftOn: string | null;
          organizationId: string;
          personId: string;
          userId: string | null;
        };

        Insert: {
          createdAt?: string | null;
          id?: string | null;
          isPrimary?: never;
          leaseId?: string | null;
          leftOn?: string | null;
          organizationId?: string | null;
          personId?: string | null;
          userId?: string | null;
        };
        Update: {
          createdAt?: string | null;
          id?: string | null;
          isPrimary?: never;
          leaseId?: string | null;
          leftOn?: string | null;
          organizationId?: string | null;
          personId?: string | null;
          userId?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'lease_tenants_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'lease_tenants_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'lease_tenants_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'lease_tenants_organization_id_person_id_fkey';
            columns: ['organization_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      leases_list: {
        Row: {
          billFrom: string;
          billedMinor: number;
          chargedThrough: string | null;
          createdAt: string;
          creditMinor: number;
          currency: Enums['currency_code'];
          depositMinor: number;
          dueDay: number;
          endedOn: string | null;
          endsOn: string;
          id: string;
          isDepositHeld: boolean;
          lateFeeBasisPoints: number | null;
          lateFeeCapMinor: number | null;
          lateFeeGraceDays: number;
          lateFeeKind: Enums['late_fee_kind'];
          lateFeeMinor: number | null;
          municipality: string;
          organizationId: string;
          organizationName: string;
          paidMinor: number;
          propertyId: string;
          propertyName: string;
          prorationMethod: Enums['proration_method'];
          province: string;
          receivableMinor: number;
          rentMinor: number;
          sector: string;
          startsOn: string;
          status: Enums['lease_status'];
          street: string;
          streetNumber: string;
          timeZone: string;
          unitId: string;
          unitLabel: string;
          unitUse: Enums['unit_use'];
        };

        Relationships: [
          {
            foreignKeyName: 'leases_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'leases_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'leases_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'leases_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'leases_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'leases_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['property_id', 'id'];
          },
        ];
      };
      maintenance_events_list: {
        Row: {
          actorId: string | null;
          actorName: string | null;
          body: string;
          createdAt: string;
          facts: NonNullable<Json>;
          id: number;
          isFromTenant: boolean;
          isInternal: boolean;
          kind: Enums['maintenance_event_kind'];
          leaseId: string;
          maintenanceId: string;
          organizationId: string;
        };

        Insert: {
          actorId?: string | null;
          actorName?: never;
          body?: string | null;
          createdAt?: string | null;
          facts?: Json | null;
          id?: number | null;
          isFromTenant?: boolean | null;
          isInternal?: boolean | null;
          kind?: Enums['maintenance_event_kind'] | null;
          leaseId?: string | null;
          maintenanceId?: string | null;
          organizationId?: string | null;
        };
        Update: {
          actorId?: string | null;
          actorName?: never;
          body?: string | null;
          createdAt?: string | null;
          facts?: Json | null;
          id?: number | null;
          isFromTenant?: boolean | null;
          isInternal?: boolean | null;
          kind?: Enums['maintenance_event_kind'] | null;
          leaseId?: string | null;
          maintenanceId?: string | null;
          organizationId?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'maintenance_events_organization_id_maintenance_id_fkey';
            columns: ['organization_id', 'maintenance_id'];
            isOneToOne: false;
            referencedRelation: 'maintenance_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'maintenance_events_organization_id_maintenance_id_fkey';
            columns: ['organization_id', 'maintenance_id'];
            isOneToOne: false;
            referencedRelation: 'maintenance_requests';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      maintenance_list: {
        Row: {
          accessNote: string;
          assetId: string | null;
          assetName: string | null;
          assignedTo: string | null;
          assigneeName: string | null;
          category: Enums['maintenance_category'];
          checklist: Json;
          completedAt: string | null;
          createdAt: string;
          description: string;
          id: string;
          leaseId: string | null;
          mayEnter: boolean;
          number: number;
          organizationId: string;
          priority: Enums['maintenance_priority'];
          propertyId: string;
          propertyName: string;
          propertyNameOrder: string;
          rating: number | null;
          ratingComment: string;
          reopenedCount: number;
          reporterName: string | null;
          resolveBy: string;
          respondBy: string;
          respondedAt: string | null;
          scheduledOn: string | null;
          searchText: string;
          stage: Enums['maintenance_stage'] | null;
          status: Enums['maintenance_status'];
          title: string;
          unitId: string | null;
          unitLabel: string | null;
        };

        Relationships: [
          {
            foreignKeyName: 'maintenance_requests_organization_id_asset_id_fkey';
            columns: ['organization_id', 'asset_id'];
            isOneToOne: false;
            referencedRelation: 'assets';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'maintenance_requests_organization_id_asset_id_fkey';
            columns: ['organization_id', 'asset_id'];
            isOneToOne: false;
            referencedRelation: 'assets_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'maintenance_requests_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'maintenance_requests_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'maintenance_requests_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'maintenance_requests_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'maintenance_requests_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'maintenance_requests_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'maintenance_requests_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'maintenance_requests_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'maintenance_requests_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'maintenance_requests_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'maintenance_requests_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'maintenance_requests_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['property_id', 'id'];
          },
        ];
      };
      messages_list: {
        Row: {
          attachmentCount: number;
          authorId: string;
          authorName: string | null;
          body: string;
          clientId: string;
          conversationId: string;
          createdAt: string;
          id: number;
          isFromTenant: boolean;
          organizationId: string;
        };

        Insert: {
          attachmentCount?: number | null;
          authorId?: string | null;
          authorName?: never;
          body?: string | null;
          clientId?: string | null;
          conversationId?: string | null;
          createdAt?: string | null;
          id?: number | null;
          isFromTenant?: boolean | null;
          organizationId?: string | null;
        };
        Update: {
          attachmentCount?: number | null;
          authorId?: string | null;
          authorName?: never;
          body?: string | null;
          clientId?: string | null;
          conversationId?: string | null;
          createdAt?: string | null;
          id?: number | null;
          isFromTenant?: boolean | null;
          organizationId?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'messages_organization_id_conversation_id_fkey';
            columns: ['organization_id', 'conversation_id'];
            isOneToOne: false;
            referencedRelation: 'conversations';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'messages_organization_id_conversation_id_fkey';
            columns: ['organization_id', 'conversation_id'];
            isOneToOne: false;
            referencedRelation: 'conversations_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      my_notifications: {
        Row: {
          createdAt: string;
          event: Enums['notification_event'];
          groupKey: string;
          id: string;
          isMuted: boolean;
          isUnread: boolean;
          leaseId: string | null;
          notificationCount: number;
          organizationId: string | null;
          parameters: NonNullable<Json>;
          readAt: string | null;
          recordId: string | null;
          recordKind: Enums['notification_record'] | null;
          snoozedUntil: string | null;
          template: string;
          unreadCount: number;
          userId: string;
        };

        Relationships: [
          {
            foreignKeyName: 'notifications_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
        ];
      };
      notice_recipients_list: {
        Row: {
          acknowledgedAt: string | null;
          fullName: string;
          fullNameOrder: string;
          hasAccount: boolean;
          leaseId: string;
          noticeId: string;
          organizationId: string;
          personId: string;
          propertyName: string;
          readAt: string | null;
          unitLabel: string;
        };

        Relationships: [
          {
            foreignKeyName: 'notice_recipients_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'notice_recipients_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'notice_recipients_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'notice_recipients_organization_id_notice_id_fkey';
            columns: ['organization_id', 'notice_id'];
            isOneToOne: false;
            referencedRelation: 'notices';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'notice_recipients_organization_id_notice_id_fkey';
            columns: ['organization_id', 'notice_id'];
            isOneToOne: false;
            referencedRelation: 'notices_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'notice_recipients_organization_id_person_id_fkey';
            columns: ['organization_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      notices_list: {
        Row: {
          acknowledgedCount: number;
          audience: Enums['notice_audience'];
          bodyEn: string;
          bodyEs: string;
          createdAt: string;
          expiresAt: string | null;
          id: string;
          leaseIds: string[];
          needsAcknowledgement: boolean;
          organizationId: string;
          propertyId: string | null;
          propertyName: string | null;
          publishAt: string;
          readCount: number;
          recipientCount: number;
          searchText: string;
          state: string;
          titleEn: string;
          titleEs: string;
          unitIds: string[];
          withdrawnAt: string | null;
        };

        Relationships: [
          {
            foreignKeyName: 'notices_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'notices_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'notices_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      parcels_list: {
        Row: {
          collectedAt: string | null;
          description: string;
          id: string;
          isFromOffice: boolean;
          leaseId: string;
          notedAt: string;
          notedBy: string | null;
          notedByName: string;
          organizationId: string;
          propertyId: string;
          storagePlace: string;
          unitId: string;
          unitLabel: string | null;
        };

        Insert: {
          collectedAt?: string | null;
          description?: string | null;
          id?: string | null;
          isFromOffice?: never;
          leaseId?: string | null;
          notedAt?: string | null;
          notedBy?: string | null;
          notedByName?: never;
          organizationId?: string | null;
          propertyId?: string | null;
          storagePlace?: string | null;
          unitId?: string | null;
          unitLabel?: never;
        };
        Update: {
          collectedAt?: string | null;
          description?: string | null;
          id?: string | null;
          isFromOffice?: never;
          leaseId?: string | null;
          notedAt?: string | null;
          notedBy?: string | null;
          notedByName?: never;
          organizationId?: string | null;
          propertyId?: string | null;
          storagePlace?: string | null;
          unitId?: string | null;
          unitLabel?: never;
        };
        Relationships: [
          {
            foreignKeyName: 'parcels_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'parcels_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'parcels_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'parcels_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'parcels_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'parcels_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'parcels_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'parcels_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['property_id', 'id'];
          },
        ];
      };
      payment_plans_list: {
        Row: {
          agreedOn: string;
          cancelledAt: string | null;
          createdAt: string;
          currency: Enums['currency_code'];
          dueMinor: number;
          id: string;
          leaseId: string;
          nextDueOn: string | null;
          note: string;
          organizationId: string;
          paidMinor: number;
          state: string;
          totalMinor: number;
        };

        Relationships: [
          {
            foreignKeyName: 'payment_plans_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['lease_id', 'currency'];
          },
          {
            foreignKeyName: 'payment_plans_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['id', 'currency'];
          },
          {
            foreignKeyName: 'payment_plans_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['id', 'currency'];
          },
          {
            foreignKeyName: 'payment_plans_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'payment_plans_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'payment_plans_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      payments_list: {
        Row: {
          accountKey: string | null;
          accountName: string | null;
          amountMinor: number;
          createdAt: string;
          currency: Enums['currency_code'];
          decidedAt: string | null;
          decisionReason: string | null;
          differenceCurrency: Enums['currency_code'] | null;
          differenceMinor: number | null;
          id: string;
          leaseId: string;
          method: Enums['payment_method'];
          organizationId: string;
          paidOn: string;
          proofPath: string | null;
          propertyId: string;
          propertyName: string;
          rate: number | null;
          rateSource: string | null;
          ratedOn: string | null;
          receiptId: string | null;
          receiptNumber: number | null;
          receiptVoidedAt: string | null;
          receivedCurrency: Enums['currency_code'] | null;
          receivedMinor: number | null;
          reference: string;
          status: Enums['payment_status'];
          tenantName: string | null;
          unappliedMinor: number;
          unitLabel: string;
        };

        Relationships: [
          {
            foreignKeyName: 'payments_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['lease_id', 'currency'];
          },
          {
            foreignKeyName: 'payments_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['id', 'currency'];
          },
          {
            foreignKeyName: 'payments_lease_id_currency_fkey';
            columns: ['lease_id', 'currency'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['id', 'currency'];
          },
          {
            foreignKeyName: 'payments_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'payments_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'payments_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'payments_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'payments_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      person_notes_list: {
        Row: {
          authorName: string | null;
          body: string;
          createdAt: string;
          id: string;
          organizationId: string;
          personId: string;
        };

        Insert: {
          authorName?: never;
          body?: string | null;
          createdAt?: string | null;
          id?: string | null;
          organizationId?: string | null;
          personId?: string | null;
        };
        Update: {
          authorName?: never;
          body?: string | null;
          createdAt?: string | null;
          id?: string | null;
          organizationId?: string | null;
          personId?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'person_notes_organization_id_person_id_fkey';
            columns: ['organization_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      preventive_plans_list: {
        Row: {
          assetId: string | null;
          assetName: string | null;
          assignedTo: string | null;
          assigneeName: string | null;
          category: Enums['maintenance_category'];
          checklist: string[];
          createdAt: string;
          description: string;
          endsOn: string | null;
          every: number;
          id: string;
          isActive: boolean;
          lastError: string | null;
          leadDays: number;
          nextOn: string | null;
          organizationId: string;
          priority: Enums['maintenance_priority'];
          propertyId: string;
          propertyName: string;
          propertyNameOrder: string;
          rhythm: Enums['preventive_rhythm'];
          searchText: string;
          startsOn: string;
          title: string;
          unitId: string | null;
          unitLabel: string | null;
        };

        Relationships: [
          {
            foreignKeyName: 'preventive_plans_organization_id_asset_id_fkey';
            columns: ['organization_id', 'asset_id'];
            isOneToOne: false;
            referencedRelation: 'assets';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'preventive_plans_organization_id_asset_id_fkey';
            columns: ['organization_id', 'asset_id'];
            isOneToOne: false;
            referencedRelation: 'assets_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'preventive_plans_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'preventive_plans_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'preventive_plans_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'preventive_plans_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'preventive_plans_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'preventive_plans_organization_id_unit_id_fkey';
            columns: ['organization_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'preventive_plans_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'preventive_plans_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'preventive_plans_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['property_id', 'id'];
          },
        ];
      };
      properties_list: {
        Row: {
          archivedAt: string | null;
          coverPath: string | null;
          createdAt: string;
          id: string;
          municipality: string;
          municipalityOrder: string;
          name: string;
          nameOrder: string;
          occupiedUnitCount: number;
          organizationId: string;
          propertyType: Enums['property_type'];
          province: string;
          sector: string;
          street: string;
          streetNumber: string;
          unitCount: number;
        };

        Relationships: [
          {
            foreignKeyName: 'properties_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
        ];
      };
      quote_requests_list: {
        Row: {
          createdAt: string;
          days: number | null;
          declineReason: string;
          declinedAt: string | null;
          email: string;
          expiresAt: string;
          givenAt: string | null;
          id: string;
          itbisMinor: number | null;
          note: string | null;
          openedAt: string | null;
          organizationId: string;
          photoPaths: string[];
          quoteId: string | null;
          revokedAt: string | null;
          sentAt: string;
          tax: Enums['quote_tax'] | null;
          totalMinor: number | null;
          validUntil: string | null;
          vendorId: string;
          vendorName: string | null;
          workOrderId: string;
        };

        Relationships: [
          {
            foreignKeyName: 'quote_requests_organization_id_vendor_id_fkey';
            columns: ['organization_id', 'vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendors';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'quote_requests_organization_id_vendor_id_fkey';
            columns: ['organization_id', 'vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendors_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'quote_requests_organization_id_work_order_id_fkey';
            columns: ['organization_id', 'work_order_id'];
            isOneToOne: false;
            referencedRelation: 'work_orders';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'quote_requests_organization_id_work_order_id_fkey';
            columns: ['organization_id', 'work_order_id'];
            isOneToOne: false;
            referencedRelation: 'work_orders_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      signing_certificates_list: {
        Row: {
          authorityName: string;
          consentVersion: string | null;
          consentedAt: string | null;
          consentedBy: string | null;
          consentedByName: string | null;
          holderId: string;
          holderName: string;
          id: string;
          organizationId: string;
          removedAt: string | null;
          validFrom: string;
          validUntil: string;
        };

        Insert: {
          authorityName?: string | null;
          consentVersion?: string | null;
          consentedAt?: string | null;
          consentedBy?: string | null;
          consentedByName?: never;
          holderId?: string | null;
          holderName?: string | null;
          id?: string | null;
          organizationId?: string | null;
          removedAt?: string | null;
          validFrom?: string | null;
          validUntil?: string | null;
        };
        Update: {
          authorityName?: string | null;
          consentVersion?: string | null;
          consentedAt?: string | null;
          consentedBy?: string | null;
          consentedByName?: never;
          holderId?: string | null;
          holderName?: string | null;
          id?: string | null;
          organizationId?: string | null;
          removedAt?: string | null;
          validFrom?: string | null;
          validUntil?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'signing_certificates_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
        ];
      };
      tenants_list: {
        Row: {
          creditMinor: number;
          currency: Enums['currency_code'];
          email: string;
          endsOn: string;
          fullName: string;
          fullNameOrder: string;
          hasLeft: boolean;
          id: string;
          isPrimary: boolean;
          leaseId: string;
          leftOn: string | null;
          organizationId: string;
          personId: string;
          phone: string;
          propertyId: string;
          propertyName: string;
          propertyNameOrder: string;
          receivableMinor: number;
          rentMinor: number;
          searchName: string;
          searchText: string;
          startsOn: string;
          status: Enums['lease_status'];
          tags: string[];
          unitId: string;
          unitLabel: string;
          userId: string | null;
        };

        Insert: {
          creditMinor?: number | null;
          currency?: Enums['currency_code'] | null;
          email?: string | null;
          endsOn?: string | null;
          fullName?: string | null;
          fullNameOrder?: never;
          hasLeft?: boolean | null;
          id?: string | null;
          isPrimary?: boolean | null;
          leaseId?: string | null;
          leftOn?: string | null;
          organizationId?: string | null;
          personId?: string | null;
          phone?: string | null;
          propertyId?: string | null;
          propertyName?: string | null;
          propertyNameOrder?: never;
          receivableMinor?: number | null;
          rentMinor?: number | null;
          searchName?: never;
          searchText?: never;
          startsOn?: string | null;
          status?: Enums['lease_status'] | null;
          tags?: never;
          unitId?: string | null;
          unitLabel?: string | null;
          userId?: string | null;
        };
        Update: {
          creditMinor?: number | null;
          currency?: Enums['currency_code'] | null;
          email?: string | null;
          endsOn?: string | null;
          fullName?: string | null;
          fullNameOrder?: never;
          hasLeft?: boolean | null;
          id?: string | null;
          isPrimary?: boolean | null;
          leaseId?: string | null;
          leftOn?: string | null;
          organizationId?: string | null;
          personId?: string | null;
          phone?: string | null;
          propertyId?: string | null;
          propertyName?: string | null;
          propertyNameOrder?: never;
          receivableMinor?: number | null;
          rentMinor?: number | null;
          searchName?: never;
          searchText?: never;
          startsOn?: string | null;
          status?: Enums['lease_status'] | null;
          tags?: never;
          unitId?: string | null;
          unitLabel?: string | null;
          userId?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'tenant_rows_organization_id_id_fkey';
            columns: ['organization_id', 'id'];
            isOneToOne: false;
            referencedRelation: 'lease_parties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'tenant_rows_organization_id_id_fkey';
            columns: ['organization_id', 'id'];
            isOneToOne: false;
            referencedRelation: 'lease_tenants';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      units_list: {
        Row: {
          archivedAt: string | null;
          areaM2: number | null;
          bathrooms: number | null;
          bedrooms: number | null;
          createdAt: string;
          id: string;
          isLeased: boolean;
          label: string;
          labelOrder: string;
          leaseEndsOn: string | null;
          leaseId: string | null;
          leaseStatus: Enums['lease_status'] | null;
          listedLabel: string;
          listedProperty: string;
          listedPropertyOrder: string;
          marketRentCurrency: Enums['currency_code'] | null;
          marketRentMinor: number | null;
          organizationId: string;
          propertyId: string;
          propertyName: string;
          propertyNameOrder: string;
          rentCurrency: Enums['currency_code'] | null;
          rentMinor: number | null;
          tenantName: string | null;
          unitUse: Enums['unit_use'];
        };

        Relationships: [
          {
            foreignKeyName: 'units_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'units_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      vendor_years: {
        Row: {
          baseMinor: number;
          billCount: number;
          currency: Enums['currency_code'];
          itbisMinor: number;
          organizationId: string;
          outstandingMinor: number;
          totalMinor: number;
          vendorId: string;
          withheldMinor: number;
          year: number;
        };

        Relationships: [
          {
            foreignKeyName: 'bills_organization_id_vendor_id_fkey';
            columns: ['organization_id', 'vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendors';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'bills_organization_id_vendor_id_fkey';
            columns: ['organization_id', 'vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendors_list';
            referencedColumns: ['organization_id', 'id'];
          },
        ];
      };
      vendors_list: {
        Row: {
          accountId: string | null;
          address: string;
          archivedAt: string | null;
          bankAccount: string;
          bankName: string;
          billCount: number;
          createdAt: string;
          email: string;
          expenseKind: string | null;
          id: string;
          identityNumber: string;
          identityType: Enums['identity_type'] | null;
          isrBasisPoints: number;
          isrKind: string | null;
          itbisWithheldBasisPoints: number;
          lastBilledOn: string | null;
          missingDocuments: Enums['vendor_document_kind'][];
          name: string;
          nameOrder: string;
          organizationId: string;
          phone: string;
        };

        Relationships: [
          {
            foreignKeyName: 'vendors_organization_id_account_id_fkey';
            columns: ['organization_id', 'account_id'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'vendors_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'organizations';
            referencedColumns: ['id'];
          },
        ];
      };
      work_orders_list: {
        Row: {
          approvedAt: string | null;
          approvedBy: string | null;
          approverName: string | null;
          askedCount: number;
          billId: string | null;
          billStatus: Enums['bill_status'] | null;
          billTotalMinor: number | null;
          category: Enums['maintenance_category'];
          chargeId: string | null;
          chargeReversedAt: string | null;
          chargedMinor: number | null;
          createdAt: string;
          createdBy: string | null;
          currency: Enums['currency_code'];
          decisionReason: string;
          doneAt: string | null;
          doneNote: string;
          id: string;
          itbisMinor: number;
          leaseId: string | null;
          maintenanceId: string;
          maintenanceNumber: number;
          maintenanceTitle: string;
          netMinor: number | null;
          number: number;
          organizationId: string;
          payer: Enums['work_order_payer'];
          plannedOn: string | null;
          propertyId: string;
          propertyName: string;
          propertyNameOrder: string;
          quoteCount: number;
          quoteId: string | null;
          scope: string;
          searchText: string;
          status: Enums['work_order_status'];
          submittedBy: string | null;
          tax: Enums['quote_tax'];
          title: string;
          totalMinor: number | null;
          unitId: string | null;
          unitLabel: string | null;
          vendorId: string | null;
          vendorName: string | null;
        };

        Relationships: [
          {
            foreignKeyName: 'work_orders_organization_id_bill_id_fkey';
            columns: ['organization_id', 'bill_id'];
            isOneToOne: false;
            referencedRelation: 'bills';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'work_orders_organization_id_bill_id_fkey';
            columns: ['organization_id', 'bill_id'];
            isOneToOne: false;
            referencedRelation: 'bills_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'work_orders_organization_id_charge_id_fkey';
            columns: ['organization_id', 'charge_id'];
            isOneToOne: false;
            referencedRelation: 'charges';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'work_orders_organization_id_charge_id_fkey';
            columns: ['organization_id', 'charge_id'];
            isOneToOne: false;
            referencedRelation: 'charges_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'work_orders_organization_id_charge_id_fkey';
            columns: ['organization_id', 'charge_id'];
            isOneToOne: false;
            referencedRelation: 'charges_to_invoice';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'work_orders_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'lease_deposits';
            referencedColumns: ['organization_id', 'lease_id'];
          },
          {
            foreignKeyName: 'work_orders_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'work_orders_organization_id_lease_id_fkey';
            columns: ['organization_id', 'lease_id'];
            isOneToOne: false;
            referencedRelation: 'leases_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'work_orders_organization_id_maintenance_id_fkey';
            columns: ['organization_id', 'maintenance_id'];
            isOneToOne: false;
            referencedRelation: 'maintenance_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'work_orders_organization_id_maintenance_id_fkey';
            columns: ['organization_id', 'maintenance_id'];
            isOneToOne: false;
            referencedRelation: 'maintenance_requests';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'work_orders_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'work_orders_organization_id_property_id_fkey';
            columns: ['organization_id', 'property_id'];
            isOneToOne: false;
            referencedRelation: 'properties_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'work_orders_organization_id_quote_id_fkey';
            columns: ['organization_id', 'quote_id'];
            isOneToOne: false;
            referencedRelation: 'quotes';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'work_orders_organization_id_vendor_id_fkey';
            columns: ['organization_id', 'vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendors';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'work_orders_organization_id_vendor_id_fkey';
            columns: ['organization_id', 'vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendors_list';
            referencedColumns: ['organization_id', 'id'];
          },
          {
            foreignKeyName: 'work_orders_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'decision_units_list';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'work_orders_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['property_id', 'id'];
          },
          {
            foreignKeyName: 'work_orders_property_id_unit_id_fkey';
            columns: ['property_id', 'unit_id'];
            isOneToOne: false;
            referencedRelation: 'units_list';
            referencedColumns: ['property_id', 'id'];
          },
        ];
      };
    };
    Functions: {
      accept_invitation: { Args: { token: string }; Returns: Enums['invitation_kind'] };
      accept_quote: {
        Args: { overrideReason?: string; quoteId: string };
        Returns: string;
        IsRepeatable: true;
      };
      acknowledge_house_rules: { Args: { rulesId: string }; Returns: undefined };
      activate_autopay: {
        Args: { cardPaymentId: string; expires?: string | null; sealed: string };
        Returns: string;
      };
      add_charge: {
        Args: {
          amountMinor: number;
          description?: string;
          dueOn: string;
          kind: Enums['charge_kind'];
          leaseId: string;
          periodEnd?: string | null;
          periodStart?: string | null;
        };
        Returns: string;
        IsRepeatable: true;
      };
      add_charges: {
        Args: {
          charges: unknown;
          description?: string;
          dueOn: string;
          kind: Enums['charge_kind'];
          organizationId: string;
          periodEnd?: string | null;
          periodStart?: string | null;
        };
        Returns: string[];
        IsRepeatable: true;
      };
      add_checklist_item: {
        Args: { body: string; maintenanceId: string };
        Returns: string;
        IsRepeatable: true;
      };
      add_condition_photo: { Args: { itemId: string; photoId: string }; Returns: string };
      add_legal_file_event: { Args: { event: unknown; eventId: string; fileId: string }; Returns: string };
      add_maintenance_photo: { Args: { maintenanceId: string; photoId: string }; Returns: string };
      add_motion: {
        Args: {
          assemblyId: string;
          decisionId?: string | null;
          itemId: string;
          movedBy?: string;
          title: string;
        };
        Returns: string;
      };
      add_ncf_range: {
        Args: {
          expiresOn?: string | null;
          first: number;
          forContingency?: boolean;
          issuerId?: string | null;
          kind: Enums['ncf_kind'];
          last: number;
          organizationId: string;
          series: string;
        };
        Returns: string;
        IsRepeatable: true;
      };
      add_post_photo: { Args: { photoId: string; postId: string }; Returns: string };
      add_quote_photo: { Args: { client: string; photoId: string; token: string }; Returns: string };
      add_recurring_charge: {
        Args: {
          amountMinor: number;
          description?: string;
          endsOn?: string | null;
          kind: Enums['charge_kind'];
          leaseId: string;
          startsOn: string;
        };
        Returns: string;
        IsRepeatable: true;
      };
      add_rent_step: {
        Args: { leaseId: string; rentMinor: number; startsOn: string };
        Returns: string;
        IsRepeatable: true;
      };
      add_report_file_part: {
        Args: {
          content: string;
          entries: number;
          id: string;
          isLast?: boolean;
          last?: unknown;
          now?: string;
          position: number;
        };
        Returns: boolean;
      };
      admin_delete_waitlist_entry: { Args: { id: string }; Returns: string };
      admin_export_waitlist: {
        Args: { before?: string | null; beforeId?: string | null; search?: string; state?: string | null };
        Returns: {
          confirmedAt: string;
          createdAt: string;
          email: string;
          id: string;
          language: string;
          source: string;
        }[];
      };
      admin_list_contact_messages: {
        Args: {
          before?: string | null;
          beforeId?: string | null;
          limit?: number;
          search?: string;
          state?: string | null;
        };
        Returns: {
          answeredAt: string | null;
          createdAt: string;
          email: string;
          id: string;
          language: string;
          message: string;
          name: string;
          reader: string;
        }[];
      };
      admin_list_users: {
        Args: { before?: string | null; beforeId?: string | null; limit?: number; search?: string };
        Returns: {
          createdAt: string;
          email: string;
          fullName: string;
          id: string;
          lastSignInAt: string | null;
          userType: Enums['user_type'];
        }[];
      };
      admin_list_waitlist: {
        Args: {
          before?: string | null;
          beforeId?: string | null;
          limit?: number;
          search?: string;
          state?: string | null;
        };
        Returns: {
          confirmedAt: string | null;
          createdAt: string;
          email: string;
          id: string;
          language: string;
          source: string;
        }[];
      };
      admin_mark_contact_answered: { Args: { id: string; isAnswered: boolean }; Returns: string };
      admin_overview: {
        Args: Record<never, never>;
        Returns: {
          occupiedUnitCount: number;
          organizationCount: number;
          propertyCount: number;
          unitCount: number;
          userCount: number;
        }[];
      };
      admin_page_visits: {
        Args: { from: string; to: string };
        Returns: {
          language: string;
          path: string;
          referrerHost: string;
          visitCount: number;
          visitedOn: string;
        }[];
      };
      admin_waitlist_counts: {
        Args: Record<never, never>;
        Returns: { confirmedCount: number; unconfirmedCount: number }[];
      };
      agree_payment_plan: {
        Args: { instalments: unknown; leaseId: string; note?: string };
        Returns: string;
        IsRepeatable: true;
      };
      agree_work: {
        Args: {
          amountMinor: number;
          overrideReason?: string;
          tax: Enums['quote_tax'];
          vendorId: string;
          workOrderId: string;
        };
        Returns: string;
        IsRepeatable: true;
      };
      announce_requested_file: {
        Args: {
          documentRequestId: string;
          fileId: string;
          fileType: string;
          name: string;
          sizeBytes: number;
        };
        Returns: string;
      };
      annul_ecf: { Args: { documentId: string }; Returns: string; IsRepeatable: true };
      answer_data_request: {
        Args: { answer: string; dataRequestId: string; isDone: boolean };
        Returns: undefined;
      };
      answer_plan_request: { Args: { answer: string; planRequestId: string }; Returns: string };
      answer_received_ecf: {
        Args: { isApproved: boolean; reason?: string; receivedId: string };
        Returns: string;
      };
      apply_to_listing: {
        Args: {
          applicant: unknown;
          client: string | null;
          consentVersion: string;
          language: string;
          moveInOn: string | null;
          note: string;
          slug: string;
        };
        Returns: string;
      };
      apply_vendor_credit: {
        Args: { amountMinor: number; billId: string; creditId: string; on?: string | null };
        Returns: string;
        IsRepeatable: true;
      };
      archive_conversations: {
        Args: { conversationIds: readonly string[]; isArchived: boolean };
        Returns: number;
      };
      area_busy_times: {
        Args: { areaId: string; from: string; to: string };
        Returns: { endsAt: string; startsAt: string }[];
        IsReading: true;
      };
      ask_about_data: {
        Args: {
          dataRequestId: string;
          details?: string;
          kind: Enums['data_request_kind'];
          organizationId: string;
        };
        Returns: string;
      };
      ask_for_document: {
        Args: { dueOn: string; leaseId: string; name: string; reason: string };
        Returns: string;
        IsRepeatable: true;
      };
      ask_for_quotes: {
        Args: {
          emails: readonly string[];
          expiresOn: string;
          language: string;
          photoIds?: readonly string[];
          showsContact?: boolean;
          vendorIds: readonly string[];
          workOrderId: string;
        };
        Returns: number;
        IsRepeatable: true;
      };
      assembly_presence: {
        Args: { assemblyId: string };
        Returns: {
          arrivedAt: string;
          byProxy: boolean;
          giverName: string | null;
          leftAt: string | null;
          personName: string | null;
          unitLabel: string;
          weight: number | null;
        }[];
        IsReading: true;
      };
      assembly_quorum: { Args: { assemblyId: string }; Returns: unknown; IsReading: true };
      assembly_units: {
        Args: { assemblyId: string };
        Returns: {
          arrivedAt: string | null;
          attendanceId: string | null;
          personId: string | null;
          personName: string | null;
          proxyId: string | null;
          standIns: unknown;
          unitId: string;
          unitLabel: string;
          weight: number | null;
        }[];
        IsReading: true;
      };
      assistant_caller: {
        Args: { area: string; organizationId?: string | null };
        Returns: unknown;
        IsReading: true;
      };
      autopay_consent: { Args: { language: string }; Returns: unknown; IsReading: true };
      backdate_rent: {
        Args: { leaseId: string; note: string; rentMinor: number; startsOn: string };
        Returns: unknown;
        IsRepeatable: true;
      };
      bank_candidates: {
        Args: { bankAccountId: string; lineIds: readonly string[] };
        Returns: {
          amountMinor: number;
          basis: string;
          detail: string;
          id: string;
          kind: string;
          lineId: string;
          name: string;
          occurredOn: string;
          reference: string;
          similarity: number;
        }[];
        IsReading: true;
      };
      bank_line_matches: {
        Args: { bankAccountId: string; lineIds: readonly string[] };
        Returns: {
          billId: string | null;
          entryNumber: number;
          id: string;
          kind: Enums['journal_kind'];
          lineId: string;
          name: string;
          paymentId: string | null;
        }[];
        IsReading: true;
      };
      bank_standing: { Args: { bankAccountId: string; endsOn: string }; Returns: unknown; IsReading: true };
      begin_signature: { Args: { signerId: string }; Returns: string };
      bill_work_order: {
        Args: { bill: unknown; lines: unknown; workOrderId: string };
        Returns: string;
        IsRepeatable: true;
      };
      bounce_payment: {
        Args: {
          feeDescription?: string;
          feeMinor?: number;
          on?: string | null;
          paymentId: string;
          reason: string;
        };
        Returns: string;
        IsRepeatable: true;
      };
      calendar_clashes: {
        Args: {
          assignee?: string | null;
          endsAt?: string | null;
          endsOn?: string | null;
          exceptItemId?: string | null;
          organizationId: string;
          propertyId?: string | null;
          startsAt?: string | null;
          startsOn?: string | null;
        };
        Returns: unknown;
        IsReading: true;
      };
      calendar_entries: {
        Args: {
          assignee?: string | null;
          from: string;
          kinds?: readonly Enums['calendar_kind'][] | null;
          organizationId: string;
          propertyId?: string | null;
          to: string;
        };
        Returns: unknown;
        IsReading: true;
      };
      call_assembly: { Args: { assemblyId: string; isShortNotice?: boolean }; Returns: undefined };
      call_decision_again: { Args: { decisionId: string; newId: string }; Returns: string };
      call_off_document_request: { Args: { documentRequestId: string }; Returns: undefined };
      call_off_lease: { Args: { leaseId: string; reason: string }; Returns: string; IsRepeatable: true };
      cancel_autopay: { Args: { autopayId: string }; Returns: string };
      cancel_fiscal_invoice: {
        Args: { invoiceId: string; reason: string };
        Returns: string;
        IsRepeatable: true;
      };
      cancel_payment_plan: { Args: { planId: string }; Returns: string; IsRepeatable: true };
      cancel_reservation: { Args: { reason?: string; reservationId: string }; Returns: undefined };
      cancel_work_order: {
        Args: { reason: string; workOrderId: string };
        Returns: string;
        IsRepeatable: true;
      };
      carry_over_autopay: {
        Args: {
          autopayId: string;
          consentVersion: string;
          language: string;
          leaseId: string;
          limitMinor: number;
          paysOn: number | null;
        };
        Returns: string;
        IsRepeatable: true;
      };
      cash_positions: {
        Args: { organizationId: string };
        Returns: {
          currency: Enums['currency_code'];
          depositsHeldMinor: number;
          depositsOwedMinor: number;
          keepsDepositsApart: boolean;
          keepsOwnersApart: boolean;
          ownersDueMinor: number;
          ownersHeldMinor: number;
        }[];
        IsReading: true;
      };
      cast_secret_vote: {
        Args: {
          choice: readonly number[];
          isEntered?: boolean;
          oldChoice?: readonly number[] | null;
          oldToken?: string | null;
          token: string;
          voteId: string;
        };
        Returns: undefined;
      };
      cast_vote: {
        Args: { choice: readonly number[]; isEntered?: boolean; voteId: string };
        Returns: undefined;
      };
      certify_decision: { Args: { decisionId: string }; Returns: undefined };
      change_account: {
        Args: {
          accountId: string;
          cashFlowClass?: string | null;
          code: string;
          heldFor?: Enums['cash_holding'] | null;
          isActive?: boolean;
          name: string;
          subtype: string;
        };
        Returns: string;
      };
      change_autopay: {
        Args: {
          autopayId: string;
          consentVersion: string;
          language: string;
          limitMinor: number;
          paysOn: number | null;
        };
        Returns: string;
      };
      change_lease_tenants: {
        Args: { leaseId: string; personIds: readonly string[] };
        Returns: string;
        IsRepeatable: true;
      };
      change_member_role: {
        Args: { organizationId: string; role: Enums['membership_role']; userId: string };
        Returns: Enums['membership_role'];
      };
      change_recurring_bill: {
        Args: {
          endsOn?: string | null;
          isApproved?: boolean | null;
          isPaused: boolean;
          recurringBillId: string;
        };
        Returns: undefined;
      };
      change_work_order: {
        Args: {
          currency: Enums['currency_code'];
          lines: unknown;
          payer: Enums['work_order_payer'];
          scope: string;
          title: string;
          workOrderId: string;
        };
        Returns: string;
        IsRepeatable: true;
      };
      charge_reasons: {
        Args: { limit?: number; organizationId?: string | null };
        Returns: {
          amountMinor: number;
          chargeId: string;
          currency: Enums['currency_code'];
          description: string;
          dueOn: string;
          entryId: string;
          graceDays: number | null;
          kind: Enums['charge_kind'];
          leaseId: string;
          organizationId: string;
          propertyName: string;
          reason: string;
          reasonMethod: string | null;
          reasonMinor: number | null;
          reasonName: string | null;
          reasonOn: string | null;
          reversedAt: string | null;
          ruleBasisPoints: number | null;
          ruleKind: Enums['late_fee_kind'] | null;
          ruleMinor: number | null;
          unitLabel: string;
        }[];
        IsReading: true;
      };
      charge_work_order: {
        Args: { amountMinor: number; description: string; dueOn: string; workOrderId: string };
        Returns: string;
        IsRepeatable: true;
      };
      check_checklist_item: { Args: { isDone: boolean; itemId: string }; Returns: undefined };
      check_tax_form: {
        Args: {
          form: Enums['tax_form'];
          issuerId?: string | null;
          madeId: string;
          month: string;
          organizationId: string;
        };
        Returns: string;
      };
      claim_ecf_annulments: { Args: { limit: number; now?: string }; Returns: unknown };
      claim_ecf_approvals: { Args: { limit?: number; now?: string }; Returns: unknown };
      claim_ecf_deliveries: { Args: { limit?: number; now?: string }; Returns: unknown };
      claim_ecf_work: { Args: { documentId?: string | null; limit: number; now?: string }; Returns: unknown };
      claim_received_ecf: { Args: { limit?: number; now?: string }; Returns: unknown };
      close_assembly: { Args: { assemblyId: string }; Returns: undefined };
      close_decision: { Args: { decisionId: string }; Returns: undefined };
      close_legal_file: { Args: { fileId: string; outcome: string }; Returns: undefined };
      close_my_account: { Args: Record<never, never>; Returns: { fileName: string }[] };
      close_organization: {
        Args: { confirmation: string; organizationId: string };
        Returns: string;
        IsRepeatable: true;
      };
      close_period: {
        Args: { closedThrough: string; organizationId: string };
        Returns: string;
        IsRepeatable: true;
      };
      close_reconciliation: {
        Args: { bankAccountId: string; closingMinor: number; endsOn: string };
        Returns: string;
        IsRepeatable: true;
      };
      collect_parcel: { Args: { isCollected?: boolean; parcelId: string }; Returns: undefined };
      comment_on_decision: { Args: { body: string; commentId: string; decisionId: string }; Returns: string };
      complete_calendar_item: {
        Args: { isDone: boolean; itemId: string; occursOn?: string | null };
        Returns: string;
        IsRepeatable: true;
      };
      confirm_application: { Args: { token: string }; Returns: string };
      confirm_condition_report: { Args: { reportId: string; revision: number }; Returns: undefined };
      confirm_payment: {
        Args: {
          accountId?: string | null;
          amountMinor?: number | null;
          paymentId: string;
          rate?: number | null;
          rateSource?: string | null;
          ratedOn?: string | null;
          receivedMinor?: number | null;
        };
        Returns: string;
        IsRepeatable: true;
      };
      confirm_waitlist: { Args: { token: string }; Returns: string };
      confirm_whatsapp_code: { Args: { code: string }; Returns: string };
      contract_facts: { Args: { leaseId: string }; Returns: unknown; IsReading: true };
      convert_currency: {
        Args: {
          fromAccountId: string;
          fromCurrency: Enums['currency_code'];
          fromMinor: number;
          memo?: string;
          occurredOn: string;
          organizationId: string;
          rate: number;
          rateSource: string;
          ratedOn: string;
          toAccountId: string;
          toMinor: number;
        };
        Returns: string;
        IsRepeatable: true;
      };
      copy_budget: {
        Args: {
          changeBasisPoints?: number;
          currency: Enums['currency_code'];
          organizationId: string;
          propertyId: string | null;
          source: string;
          sourceYear: number;
          year: number;
        };
        Returns: number;
      };
      correct_bill_receipt: { Args: { billId: string; facts: unknown }; Returns: string; IsRepeatable: true };
      count_calendar_fetch: { Args: { organizationId: string }; Returns: undefined };
      count_charges_without_receipt: {
        Args: { from: string; issuerId?: string | null; organizationId: string; to: string };
        Returns: {
          billedCount: number;
          currency: Enums['currency_code'];
          missingCount: number;
          missingMinor: number;
          untaxedCount: number;
        }[];
        IsReading: true;
      };
      count_notice_people: {
        Args: { notice: unknown; organizationId: string };
        Returns: { people: number; withAccount: number }[];
        IsReading: true;
      };
      count_recovery_codes: { Args: Record<never, never>; Returns: number; IsReading: true };
      count_visit: { Args: { language: string; path: string; referrerHost?: string }; Returns: undefined };
      create_account: {
        Args: {
          cashFlowClass?: string | null;
          code: string;
          heldFor?: Enums['cash_holding'];
          name: string;
          organizationId: string;
          subtype: string;
        };
        Returns: string;
        IsRepeatable: true;
      };
      create_application: {
        Args: {
          applicants: unknown;
          currency: Enums['currency_code'];
          isDepositReady?: boolean | null;
          moveInOn?: string | null;
          note?: string;
          propertyId: string;
          references?: unknown;
          rentMinor?: number | null;
          termMonths?: number | null;
          unitId: string | null;
        };
        Returns: string;
        IsRepeatable: true;
      };
      create_calendar_feed: {
        Args: {
          isOwnOnly?: boolean;
          kinds?: readonly Enums['calendar_kind'][];
          leaseId?: string | null;
          name: string;
          organizationId: string;
          propertyId?: string | null;
          withNames?: boolean;
        };
        Returns: { feedId: string; token: string }[];
        IsRepeatable: true;
      };
      create_lease: {
        Args: {
          billFrom?: string | null;
          currency: Enums['currency_code'];
          depositMinor?: number;
          dueDay: number;
          endsOn: string;
          isDepositHeld?: boolean;
          lateFeeBasisPoints?: number | null;
          lateFeeCapMinor?: number | null;
          lateFeeGraceDays?: number;
          lateFeeKind?: Enums['late_fee_kind'];
          lateFeeMinor?: number | null;
          personIds: readonly string[];
          prorationMethod?: Enums['proration_method'];
          rentMinor: number;
          startsOn: string;
          unitId: string;
        };
        Returns: string;
        IsRepeatable: true;
      };
      create_organization: {
        Args: { defaultCurrency?: Enums['currency_code']; kind?: Enums['organization_kind']; name: string };
        Returns: string;
        IsRepeatable: true;
      };
      create_property: {
        Args: {
          finances?: unknown;
          organizationId: string;
          owners?: unknown;
          property: unknown;
          units?: unknown;
        };
        Returns: string;
        IsRepeatable: true;
      };
      create_recovery_codes: { Args: Record<never, never>; Returns: string[] };
      credit_charge: {
        Args: {
          amountMinor: number;
          chargeId: string;
          kind: Enums['charge_credit_kind'];
          on?: string | null;
          reason: string;
        };
        Returns: string;
        IsRepeatable: true;
      };
      credit_rent_after_end: {
        Args: { leaseId: string; note: string };
        Returns: unknown;
        IsRepeatable: true;
      };
      data_looks: {
        Args: { organizationId: string };
        Returns: {
          action: string;
          actorName: string | null;
          at: string;
          role: Enums['membership_role'] | null;
        }[];
        IsReading: true;
      };
      data_readers: {
        Args: { organizationId: string };
        Returns: { memberCount: number; role: Enums['membership_role'] }[];
        IsReading: true;
      };
      decide_application: {
        Args: { applicationId: string; decision: Enums['application_status']; reason?: string };
        Returns: string;
        IsRepeatable: true;
      };
      decide_bill: {
        Args: { billId: string; isApproved: boolean; reason?: string };
        Returns: string;
        IsRepeatable: true;
      };
      decide_document_request: {
        Args: { documentRequestId: string; fileId: string; isAccepted: boolean; reason?: string };
        Returns: undefined;
      };
      decide_reservation: {
        Args: { isConfirmed: boolean; reason?: string; reservationId: string };
        Returns: undefined;
      };
      decide_work_order: {
        Args: { isApproved: boolean; reason?: string; workOrderId: string };
        Returns: string;
        IsRepeatable: true;
      };
      decision_gaps: { Args: { decisionId: string }; Returns: string[] };
      decision_result: { Args: { decisionId: string }; Returns: unknown; IsReading: true };
      decline_quote: { Args: { client: string; reason: string; token: string }; Returns: undefined };
      delete_bill: { Args: { billId: string }; Returns: undefined };
      delete_calendar_item: {
        Args: { itemId: string; occursOn?: string | null };
        Returns: string;
        IsRepeatable: true;
      };
      delete_lease_draft: { Args: { leaseId: string }; Returns: string; IsRepeatable: true };
      deposit_accounts: {
        Args: { organizationId: string };
        Returns: {
          accountName: string | null;
          balanceMinor: number;
          currency: Enums['currency_code'];
          owedMinor: number;
        }[];
        IsReading: true;
      };
      discard_decision: { Args: { decisionId: string }; Returns: undefined };
      distribute_to_owners: {
        Args: {
          accountId?: string | null;
          currency: Enums['currency_code'];
          isBeyondDue?: boolean;
          method?: Enums['payment_method'];
          paidOn: string;
          parts: unknown;
          propertyId: string;
          rate?: number | null;
          rateSource?: string | null;
          ratedOn?: string | null;
          reference?: string;
        };
        Returns: string[];
        IsRepeatable: true;
      };
      draft_renewal: {
        Args: {
          depositMinor?: number | null;
          dueDay?: number | null;
          endsOn: string;
          leaseId: string;
          personIds?: readonly string[] | null;
          rentMinor: number;
          startsOn: string;
        };
        Returns: string;
        IsRepeatable: true;
      };
      end_contingency: { Args: { endsOn: string; id: string }; Returns: string };
      end_program_grant: { Args: { grantId: string }; Returns: undefined };
      end_recurring_charge: { Args: { endsOn: string; recurringChargeId: string }; Returns: string };
      end_sessions: { Args: { sessionId?: string | null }; Returns: number };
      enqueue_mail: {
        Args: {
          dedupeKey: string;
          language: string;
          parameters: unknown;
          replyTo?: string | null;
          template: string;
          to: string;
        };
        Returns: string;
      };
      entry_sources: {
        Args: { entryIds: readonly string[]; organizationId: string };
        Returns: { billId: string | null; chargeId: string; entryId: string; paymentId: string | null }[];
        IsReading: true;
      };
      export_entries: {
        Args: {
          accountId?: string | null;
          afterNumber?: number;
          afterOn?: string | null;
          currency: Enums['currency_code'];
          format: Enums['export_format'];
          from: string;
          isOnlyNew: boolean;
          limit?: number;
          organizationId: string;
          throughNumber: number;
          to: string;
        };
        Returns: {
          dopRate: number;
          entryNumber: number;
          kind: Enums['journal_kind'];
          lines: unknown;
          memo: string;
          occurredOn: string;
        }[];
        IsReading: true;
      };
      export_my_data: { Args: Record<never, never>; Returns: unknown };
      file_tax_form: {
        Args: {
          form: Enums['tax_form'];
          issuerId?: string | null;
          madeId: string;
          month: string;
          organizationId: string;
        };
        Returns: string;
      };
      finance_overview: {
        Args: { comparedMonth: string; month: string; organizationId: string };
        Returns: unknown;
        IsReading: true;
      };
      find_ecf_again: {
        Args: { encf: string; issuerId: string; senderTaxId: string };
        Returns: unknown;
        IsReading: true;
      };
      find_ecf_receiver: { Args: { client: string; slug: string }; Returns: unknown };
      find_listing_photo: { Args: { name: string; slug: string }; Returns: string | null; IsReading: true };
      find_organization_of: { Args: { id: string }; Returns: string | null; IsReading: true };
      find_own_ecf_receiver: {
        Args: { organizationId: string; taxId: string };
        Returns: unknown;
        IsReading: true;
      };
      find_proxy_holder: {
        Args: { email: string; propertyId: string };
        Returns: { fullName: string; personId: string }[];
      };
      finish_bureau_check: {
        Args: { bureauReference?: string; checkId: string; outcome: string | null; summary?: string };
        Returns: undefined;
      };
      finish_work: { Args: { note?: string; workOrderId: string }; Returns: string; IsRepeatable: true };
      first_steps: {
        Args: { organizationId: string };
        Returns: {
          hasInvited: boolean;
          hasTaxProfile: boolean;
          hasTeam: boolean;
          hasUnit: boolean;
          leaseId: string | null;
          paidOn: string | null;
          paymentId: string | null;
          receiptId: string | null;
          receiptNumber: number | null;
          saysHowToPay: boolean;
          uninvitedLeaseId: string | null;
        }[];
        IsReading: true;
      };
      forecast_inputs: { Args: { organizationId: string }; Returns: unknown; IsReading: true };
      forget_autopay_card: { Args: { autopayId: string }; Returns: undefined };
      forget_push_device: { Args: { answer?: string; id: string }; Returns: undefined };
      forget_removed_files: { Args: { ids: readonly number[] }; Returns: undefined };
      give_notice: {
        Args: {
          givenBy: Enums['notice_party'];
          givenOn: string;
          leaseId: string;
          leavesOn: string;
          reason?: string;
          rentNote?: string | null;
        };
        Returns: string;
        IsRepeatable: true;
      };
      give_proxy: {
        Args: {
          decisionId?: string | null;
          giverId: string | null;
          holderId: string;
          propertyId: string;
          proxyId: string;
          unitId?: string | null;
        };
        Returns: string;
      };
      give_quote: {
        Args: {
          amountMinor: number;
          client: string;
          days: number;
          note: string;
          tax: Enums['quote_tax'];
          token: string;
          validUntil: string;
        };
        Returns: undefined;
      };
      give_whatsapp_consent: {
        Args: { consentVersion: string; language: string; phone: string };
        Returns: string;
      };
      grant_program: {
        Args: {
          challenge: string;
          clientId: string;
          codeHash: string;
          grantId: string;
          organizationId: string | null;
          redirectUri: string;
          scopes: readonly Enums['program_scope'][];
          sealed: string;
        };
        Returns: string;
      };
      hand_in_requested_file: { Args: { fileId: string }; Returns: string };
      home_overview: {
        Args: { endsUntil: string; firstMonth: string; organizationId: string; size: number; today: string };
        Returns: unknown;
        IsReading: true;
      };
      house_rule_readers: {
        Args: { propertyId: string };
        Returns: {
          acknowledgedAt: string | null;
          fullName: string;
          leaseTenantId: string;
          unitLabel: string;
        }[];
        IsReading: true;
      };
      ignore_bank_line: { Args: { bankLineId: string; reason: string }; Returns: undefined };
      import_bank_lines: {
        Args: { bankAccountId: string; fileName: string; lines: unknown };
        Returns: unknown;
        IsRepeatable: true;
      };
      import_calendar_items: {
        Args: { items: unknown; organizationId: string };
        Returns: unknown;
        IsRepeatable: true;
      };
      import_portfolio: {
        Args: { files: unknown; isTrial?: boolean; organizationId: string };
        Returns: unknown;
        IsRepeatable: true;
      };
      import_units: {
        Args: { isTrial?: boolean; organizationId: string; rows: unknown };
        Returns: unknown;
        IsRepeatable: true;
      };
      inherit_late_fee: { Args: { isInherited: boolean; leaseId: string }; Returns: string };
      invite_member: {
        Args: { email: string; organizationId: string; role: Enums['membership_role'] };
        Returns: { email: string; expiresAt: string; invitationId: string; token: string }[];
        IsRepeatable: true;
      };
      invite_owner: {
        Args: { personId: string };
        Returns: { email: string; expiresAt: string; invitationId: string; token: string }[];
        IsRepeatable: true;
      };
      invite_tenant: {
        Args: { leaseTenantId: string };
        Returns: { email: string; expiresAt: string; invitationId: string; token: string }[];
        IsRepeatable: true;
      };
      invoices_withheld: {
        Args: { from: string; issuerId?: string | null; organizationId: string; to: string };
        Returns: Database['public']['Views']['fiscal_invoices_list']['Row'][];
        SetofOptions: {
          from: '*';
          to: 'fiscal_invoices_list';
          isOneToOne: false;
          isSetofReturn: true;
        };
        IsReading: true;
      };
      issue_credit_note: {
        Args: { chargeIds: readonly string[]; invoiceId: string; reason: string };
        Returns: string;
        IsRepeatable: true;
      };
      issue_debit_note: {
        Args: {
          chargeIds: readonly string[];
          dopRate?: number;
          invoiceId: string;
          isrToWithholdMinor?: number | null;
          itbisToWithholdMinor?: number | null;
          rateSource?: string;
          reason: string;
        };
        Returns: string;
        IsRepeatable: true;
      };
      issue_fiscal_invoice: {
        Args: {
          chargeIds: readonly string[];
          clientId?: string;
          clientIdType?: Enums['identity_type'] | null;
          clientName: string;
          dopRate?: number;
          incomeType?: string;
          isrToWithholdMinor?: number | null;
          itbisToWithholdMinor?: number | null;
          kind: Enums['ncf_kind'];
          rateSource?: string;
          treatment: Enums['tax_treatment'];
        };
        Returns: string;
        IsRepeatable: true;
      };
      issue_purchase_receipt: {
        Args: { billId: string; kind: Enums['ncf_kind'] };
        Returns: string;
        IsRepeatable: true;
      };
      join_waitlist: {
        Args: { client: string | null; email: string | null; language: string; source: string };
        Returns: undefined;
      };
      keep_authority_token: {
        Args: {
          certificateId: string;
          environment: Enums['ecf_environment'];
          expiresAt?: string | null;
          sealed?: string | null;
        };
        Returns: undefined;
      };
      keep_ecf_again: { Args: { file: string; receivedId: string }; Returns: string };
      keep_ecf_approval: { Args: { file: string; receivedId: string }; Returns: string };
      keep_ecf_directory: {
        Args: { entry: unknown; environment: Enums['ecf_environment']; taxId: string };
        Returns: undefined;
      };
      keep_log_checkpoint: {
        Args: { note: string; organizationId: string; size: number };
        Returns: undefined;
      };
      keep_made_tax_form: {
        Args: {
          content: string;
          fileName: string;
          form: Enums['tax_form'];
          hasErrors: boolean;
          issuerId?: string | null;
          month: string;
          organizationId: string;
          rowCount: number;
        };
        Returns: string;
      };
      keep_mail_content: { Args: { content: unknown; id: string }; Returns: unknown };
      keep_program_session: { Args: { grantId: string; sealed: string; was: string }; Returns: boolean };
      late_fees_paid_in_time: {
        Args: { amountMinor: number; leaseId: string; paidOn: string };
        Returns: {
          amountMinor: number;
          chargeId: string;
          dueOn: string;
          periodEnd: string | null;
          periodStart: string | null;
        }[];
        IsReading: true;
      };
      lease_cohorts: {
        Args: { organizationId: string; propertyIds?: readonly string[] | null; today: string };
        Returns: {
          months: number;
          reachedCount: number;
          startsOn: string;
          stayingCount: number;
          tenancyCount: number;
        }[];
        IsReading: true;
      };
      lease_exchange_rate: {
        Args: { leaseId: string };
        Returns: { rate: number; ratedOn: string; source: string }[];
        IsReading: true;
      };
      lease_overview: { Args: { leaseId: string }; Returns: unknown; IsReading: true };
      leave_organization: { Args: { organizationId: string }; Returns: string; IsRepeatable: true };
      leave_owner_mail: { Args: { token: string }; Returns: string };
      leave_waitlist: { Args: { token: string }; Returns: string };
      link_application_lease: { Args: { applicationId: string; leaseId: string }; Returns: string };
      list_account_obstacles: {
        Args: Record<never, never>;
        Returns: { name: string; organizationId: string; reason: string }[];
        IsReading: true;
      };
      list_activity: {
        Args: {
          before?: number | null;
          limit?: number;
          organizationId: string;
          tables?: readonly string[] | null;
        };
        Returns: {
          action: string;
          actorId: string | null;
          actorName: string;
          at: string;
          changes: unknown;
          facts: unknown;
          id: number;
          rowId: string | null;
          subject: string;
          tableName: string;
        }[];
        IsReading: true;
      };
      list_ecf_files: {
        Args: {
          afterId?: string;
          environment: Enums['ecf_environment'];
          from: string;
          issuerId: string;
          limit?: number;
          organizationId: string;
          to: string;
        };
        Returns: {
          content: string;
          createdAt: string;
          direction: string;
          encf: string;
          id: string;
          isReceived: boolean;
          issuedOn: string;
          kind: string;
          ncfKind: Enums['ncf_kind'];
          otherTaxId: string;
          sha256: string;
          state: string;
          totalMinor: number;
        }[];
        IsReading: true;
      };
      list_journal: {
        Args: {
          accountId?: string | null;
          beforeNumber?: number | null;
          from?: string | null;
          kinds?: readonly Enums['journal_kind'][] | null;
          leaseId?: string | null;
          limit?: number;
          maxMinor?: number | null;
          minMinor?: number | null;
          organizationId: string;
          propertyId?: string | null;
          text?: string;
          to?: string | null;
        };
        Returns: {
          chargeId: string;
          createdAt: string;
          entryNumber: number;
          id: string;
          kind: Enums['journal_kind'];
          leaseId: string;
          lines: unknown;
          memo: string;
          occurredOn: string;
          paymentId: string;
          reversedByNumber: number;
          reversesKind: Enums['journal_kind'];
          reversesNumber: number;
        }[];
        IsReading: true;
      };
      list_log: {
        Args: { before?: number | null; limit?: number; organizationId: string };
        Returns: { at: string; facts: string; kind: string; position: number; recordId: string }[];
        IsReading: true;
      };
      list_members: {
        Args: { organizationId: string };
        Returns: {
          email: string;
          fullName: string;
          hasSecondFactor: boolean | null;
          joinedAt: string;
          role: Enums['membership_role'];
          userId: string;
        }[];
        IsReading: true;
      };
      list_organizations_for_jobs: {
        Args: { after: string; limit: number };
        Returns: string[];
        IsReading: true;
      };
      list_preventive_days: {
        Args: { planId: string };
        Returns: {
          dueOn: string;
          isSkipped: boolean;
          maintenanceId: string | null;
          plannedOn: string;
          reason: string;
          requestNumber: number | null;
          requestStatus: Enums['maintenance_status'] | null;
        }[];
        IsReading: true;
      };
      list_program_grants: {
        Args: Record<never, never>;
        Returns: {
          createdAt: string;
          id: string;
          lastUsedAt: string | null;
          name: string;
          organizationId: string | null;
          organizationName: string | null;
          redirectHost: string;
          scopes: Enums['program_scope'][];
        }[];
        IsReading: true;
      };
      list_published_listings: { Args: { limit?: number }; Returns: unknown; IsReading: true };
      list_security_events: {
        Args: { beforeId?: number | null; limit?: number };
        Returns: {
          at: string;
          id: number;
          isThisSession: boolean;
          kind: Enums['security_event_kind'];
          userAgent: string;
        }[];
      };
      list_sessions: {
        Args: Record<never, never>;
        Returns: {
          createdAt: string;
          id: string;
          isCurrent: boolean;
          lastUsedAt: string;
          userAgent: string;
        }[];
        IsReading: true;
      };
      log_consistency: {
        Args: { newSize: number; oldSize: number; organizationId: string };
        Returns: string[];
        IsReading: true;
      };
      log_proof: {
        Args: { kind: string; organizationId: string; recordId: string };
        Returns: unknown;
        IsReading: true;
      };
      mail_analysis: {
        Args: { client: string; email: string; facts: unknown; language: string; query: string };
        Returns: undefined;
      };
      mail_invitation: {
        Args: { language: string; requestId: string | null; token: string };
        Returns: string;
      };
      maintenance_costs: {
        Args: { from: string; organizationId: string; to: string };
        Returns: {
          accountId: string;
          amountMinor: number;
          currency: Enums['currency_code'];
          propertyId: string;
          propertyName: string;
          unitId: string | null;
          unitLabel: string | null;
        }[];
        IsReading: true;
      };
      maintenance_counts: {
        Args: { from: string; organizationId: string; to: string };
        Returns: {
          category: Enums['maintenance_category'];
          completedCount: number;
          hoursToResolve: number | null;
          propertyId: string;
          propertyName: string;
          requestCount: number;
          unitId: string | null;
          unitLabel: string | null;
        }[];
        IsReading: true;
      };
      maintenance_workers: {
        Args: { organizationId: string };
        Returns: { fullName: string; userId: string }[];
        IsReading: true;
      };
      make_ecf_seed: { Args: { issuerId: string }; Returns: string };
      make_received_bill: { Args: { receivedId: string }; Returns: string };
      mark_conversation_read: { Args: { conversationId: string; through: number }; Returns: undefined };
      mark_message_failed: {
        Args: { error: string; id: string; isFinal?: boolean; retryAfterSeconds?: number };
        Returns: undefined;
      };
      mark_message_sent: { Args: { id: string; providerId: string }; Returns: undefined };
      mark_ncf_unusable: {
        Args: { day: string; first: number; last: number; rangeId: string; reason: string };
        Returns: string;
        IsRepeatable: true;
      };
      mark_notifications_read: {
        Args: { groupKey?: string | null; ids?: readonly string[] | null; through?: string | null };
        Returns: string[];
      };
      mark_notifications_unread: { Args: { ids: readonly string[] }; Returns: string[] };
      match_bank_line: { Args: { bankLineId: string; parts: unknown }; Returns: string; IsRepeatable: true };
      measure_records: {
        Args: { after: string; keys: unknown; organizationId: string; question: unknown; size: number };
        Returns: unknown;
        IsReading: true;
      };
      measures: { Args: { organizationId: string; questions: unknown }; Returns: unknown; IsReading: true };
      meter_payer: {
        Args: { meterId: string; readOn: string };
        Returns: {
          currency: Enums['currency_code'];
          isCounted: boolean;
          leaseId: string;
          startsOn: string;
          tenantName: string;
        }[];
        IsReading: true;
      };
      moderate_post: { Args: { isHidden: boolean; postId: string; reason?: string }; Returns: undefined };
      move_calendar_entry: {
        Args: { key: string; organizationId: string; startsAt?: string | null; startsOn?: string | null };
        Returns: string;
        IsRepeatable: true;
      };
      move_calendar_item: {
        Args: {
          endsAt?: string | null;
          endsOn?: string | null;
          itemId: string;
          occursOn?: string | null;
          startsAt?: string | null;
          startsOn?: string | null;
        };
        Returns: string;
        IsRepeatable: true;
      };
      move_cash: {
        Args: {
          amountMinor: number;
          currency: Enums['currency_code'];
          fromAccountId: string;
          memo?: string;
          movedOn: string;
          organizationId: string;
          propertyId?: string | null;
          toAccountId: string;
        };
        Returns: string;
        IsRepeatable: true;
      };
      move_maintenance: {
        Args: { maintenanceId: string; note?: string; status: Enums['maintenance_status'] };
        Returns: string;
        IsRepeatable: true;
      };
      move_to_unit: {
        Args: {
          currency?: Enums['currency_code'] | null;
          depositMinor?: number | null;
          dueDay?: number | null;
          endsOn: string;
          leaseId: string;
          movesOn: string;
          rentMinor: number;
          rentNote?: string | null;
          unitId: string;
        };
        Returns: string;
        IsRepeatable: true;
      };
      mute_record: {
        Args: { recordId: string; recordKind: Enums['notification_record'] };
        Returns: undefined;
      };
      my_areas: {
        Args: Record<never, never>;
        Returns: { isMember: boolean; isTenant: boolean; lastArea: string | null }[];
        IsReading: true;
      };
      my_calendar: { Args: { from: string; leaseId: string; to: string }; Returns: unknown; IsReading: true };
      my_carriable_autopays: {
        Args: Record<never, never>;
        Returns: {
          autopayId: string;
          cardLast4: string | null;
          currency: Enums['currency_code'];
          dueDay: number;
          endsOn: string;
          landlord: string;
          leaseId: string;
          limitMinor: number;
          minimumMinor: number;
          paysOn: number | null;
          propertyName: string;
          rentMinor: number;
          startsOn: string;
          unitLabel: string;
        }[];
        IsReading: true;
      };
      my_contracts: {
        Args: Record<never, never>;
        Returns: {
          fullName: string;
          kind: Enums['contract_kind'];
          landlord: string;
          leaseId: string;
          number: number;
          property: string;
          role: Enums['signer_role'];
          sentAt: string;
          signedAt: string;
          signerId: string;
          status: Enums['contract_status'];
          unit: string;
          versionId: string;
        }[];
        IsReading: true;
      };
      my_decision_buildings: {
        Args: Record<never, never>;
        Returns: {
          hasVote: boolean;
          organizationId: string;
          organizationName: string;
          propertyId: string;
          propertyName: string;
          proxiesAllowed: boolean;
          proxiesMaySplit: boolean;
          timeZone: string;
        }[];
        IsReading: true;
      };
      my_decisions: {
        Args: { before?: string | null; beforeId?: string | null; limit?: number };
        Returns: {
          assemblyId: string | null;
          castCount: number;
          closedAt: string | null;
          closesAt: string | null;
          id: string;
          isSecret: boolean;
          openedAt: string;
          organizationId: string;
          outcome: string | null;
          propertyId: string;
          propertyName: string;
          question: string;
          status: Enums['decision_status'];
          timeZone: string;
          voteCount: number;
        }[];
        IsReading: true;
      };
      my_deposits: {
        Args: Record<never, never>;
        Returns: {
          accountName: string | null;
          cameMinor: number | null;
          cameOn: string | null;
          currency: Enums['currency_code'];
          entryId: string | null;
          heldMinor: number;
          isApart: boolean;
          leaseId: string;
          organizationId: string;
          organizationName: string;
          propertyName: string;
          unitLabel: string;
          unpaidMinor: number;
        }[];
        IsReading: true;
      };
      my_document_requests: {
        Args: Record<never, never>;
        Returns: Database['public']['Views']['document_requests_list']['Row'][];
        SetofOptions: {
          from: '*';
          to: 'document_requests_list';
          isOneToOne: false;
          isSetofReturn: true;
        };
        IsReading: true;
      };
      my_latest_conversations: {
        Args: { count?: number; messageCount?: number };
        Returns: unknown;
        IsReading: true;
      };
      my_leases: { Args: Record<never, never>; Returns: unknown; IsReading: true };
      my_log_heads: {
        Args: Record<never, never>;
        Returns: { name: string; note: string; organizationId: string }[];
        IsReading: true;
      };
      my_notices: {
        Args: Record<never, never>;
        Returns: {
          acknowledgedAt: string;
          bodyEn: string;
          bodyEs: string;
          expiresAt: string;
          id: string;
          leaseId: string;
          needsAcknowledgement: boolean;
          organizationId: string;
          organizationName: string;
          publishAt: string;
          readAt: string;
          timeZone: string;
          titleEn: string;
          titleEs: string;
        }[];
        IsReading: true;
      };
      my_proxies: {
        Args: Record<never, never>;
        Returns: {
          decisionId: string | null;
          givenAt: string;
          giverName: string;
          holderName: string;
          id: string;
          isGiven: boolean;
          propertyId: string;
          propertyName: string;
          question: string | null;
          unitLabel: string | null;
        }[];
        IsReading: true;
      };
      my_test_messages: {
        Args: Record<never, never>;
        Returns: {
          channel: Enums['notification_channel'];
          createdAt: string;
          deviceId: string | null;
          id: string;
          nextAttemptAt: string | null;
          notificationId: string;
          sentAt: string | null;
          steps: unknown;
        }[];
        IsReading: true;
      };
      my_votes: {
        Args: { decisionId: string };
        Returns: {
          byProxy: boolean;
          choice: number[] | null;
          hasVoted: boolean;
          isEntered: boolean;
          isHeldByOther: boolean;
          unitLabel: string | null;
          voteId: string;
          weight: number;
        }[];
        IsReading: true;
      };
      my_votes_by_rules: {
        Args: { propertyId: string };
        Returns: { personId: string; unitId: string | null; unitLabel: string | null }[];
        IsReading: true;
      };
      my_waiting_counts: { Args: Record<never, never>; Returns: unknown; IsReading: true };
      neighbour_units: {
        Args: { propertyId: string };
        Returns: { id: string; label: string }[];
        IsReading: true;
      };
      note_parcel: {
        Args: {
          description: string;
          parcelId: string;
          propertyId: string;
          storagePlace?: string;
          unitId: string;
        };
        Returns: string;
      };
      note_received_fault: { Args: { fault: string; receivedId: string }; Returns: undefined };
      note_test_shown: { Args: { messageId: string }; Returns: undefined };
      note_timer_run: { Args: { timer: string }; Returns: undefined };
      note_whatsapp_problem: { Args: { phoneNumberId: string; problem: string }; Returns: undefined };
      open_card_payment: { Args: { id: string; reference: string; secret: string }; Returns: undefined };
      open_decision: { Args: { closesAt?: string | null; decisionId: string }; Returns: undefined };
      open_invitation: {
        Args: { key: string; token: string };
        Returns: { email: string; kind: Enums['invitation_kind'] }[];
      };
      open_legal_file: {
        Args: { fileId: string; kind: Enums['legal_file_kind']; leaseId: string };
        Returns: string;
      };
      open_maintenance: {
        Args: {
          assetId?: string | null;
          category: Enums['maintenance_category'];
          description?: string;
          isShared?: boolean;
          priority: Enums['maintenance_priority'];
          propertyId: string;
          title: string;
          unitId: string | null;
        };
        Returns: string;
        IsRepeatable: true;
      };
      open_work_order: {
        Args: {
          currency: Enums['currency_code'];
          lines?: unknown;
          maintenanceId: string;
          payer: Enums['work_order_payer'];
          scope: string;
          title: string;
        };
        Returns: string;
        IsRepeatable: true;
      };
      order_property_photos: {
        Args: { photoIds: readonly string[]; propertyId: string };
        Returns: undefined;
      };
      order_work: {
        Args: { email?: string; language?: string; plannedOn?: string | null; workOrderId: string };
        Returns: string;
        IsRepeatable: true;
      };
      override_application_score: {
        Args: { applicationId: string; note?: string; score?: number | null };
        Returns: string;
        IsRepeatable: true;
      };
      owner_balances: {
        Args: { asOf: string; propertyId: string };
        Returns: {
          currency: Enums['currency_code'];
          drawnMinor: number;
          dueMinor: number;
          earnedMinor: number;
          identityNumber: string;
          ownerKey: string;
          ownerName: string;
          shareBasisPoints: number;
          withheldMinor: number;
        }[];
        IsReading: true;
      };
      pass_on_bill: {
        Args: {
          billId: string;
          description: string;
          dueOn: string;
          kind: Enums['charge_kind'];
          lineIds: readonly string[];
          method: string;
          parts: unknown;
        };
        Returns: string;
        IsRepeatable: true;
      };
      pay_bill: {
        Args: {
          accountId?: string | null;
          amountMinor: number;
          billId: string;
          method?: Enums['payment_method'];
          paidOn: string;
          reference?: string;
        };
        Returns: string;
        IsRepeatable: true;
      };
      person_account_email: { Args: { personId: string }; Returns: string | null; IsReading: true };
      pin_post: { Args: { isPinned: boolean; postId: string }; Returns: undefined };
      plan_maintenance: {
        Args: {
          assignedTo: string | null;
          maintenanceId: string;
          priority: Enums['maintenance_priority'];
          scheduledOn: string | null;
          stage: Enums['maintenance_stage'] | null;
        };
        Returns: string;
        IsRepeatable: true;
      };
      post_journal_entry: {
        Args: { lines: unknown; memo: string; occurredOn: string; organizationId: string };
        Returns: string;
        IsRepeatable: true;
      };
      post_month: { Args: { month: string; organizationId: string }; Returns: number; IsRepeatable: true };
      post_opening_balances: {
        Args: { accounts?: unknown; occurredOn: string; organizationId: string; tenants?: unknown };
        Returns: string;
        IsRepeatable: true;
      };
      postpone_preventive_day: {
        Args: { dueOn: string; planId: string; plannedOn: string; reason: string };
        Returns: undefined;
      };
      preview_bank_import: {
        Args: { bankAccountId: string; lines: unknown };
        Returns: unknown;
        IsReading: true;
      };
      preview_message: { Args: { leaseId: string; text: string }; Returns: string; IsReading: true };
      preview_month: { Args: { month: string; organizationId: string }; Returns: unknown };
      preview_rent_after: { Args: { lastDay: string; leaseId: string }; Returns: unknown };
      preview_rent_change: {
        Args: { leaseId: string; rentMinor: number; startsOn: string };
        Returns: unknown;
      };
      property_months: {
        Args: { from: string; propertyId: string; to: string };
        Returns: {
          billedMinor: number;
          collectedMinor: number;
          currency: Enums['currency_code'];
          expenseMinor: number;
          incomeCollectedMinor: number;
          isFullMonth: boolean;
          leasedDays: number;
          month: string;
          rentBilledMinor: number;
          rentCollectedMinor: number;
          unitDays: number;
          unpricedDays: number;
          vacantMinor: number;
        }[];
        IsReading: true;
      };
      property_places: {
        Args: {
          isArchived?: boolean;
          organizationId: string;
          text?: string;
          types?: readonly Enums['property_type'][] | null;
        };
        Returns: { municipality: string; propertyCount: number; province: string }[];
        IsReading: true;
      };
      property_vacancies: {
        Args: { propertyId: string };
        Returns: {
          approvedCount: number | null;
          inReviewCount: number | null;
          isListed: boolean | null;
          label: string;
          lostMinor: number | null;
          marketRentCurrency: Enums['currency_code'] | null;
          marketRentMinor: number | null;
          nextLeaseId: string | null;
          nextLeaseStartsOn: string | null;
          nextLeaseStatus: Enums['lease_status'] | null;
          submittedCount: number | null;
          unitId: string;
          vacantSince: string;
        }[];
        IsReading: true;
      };
      publish_decision_rules: {
        Args: { propertyId: string; rules: unknown; rulesId: string };
        Returns: string;
        IsRepeatable: true;
      };
      publish_house_rules: { Args: { body: string; propertyId: string; rulesId: string }; Returns: string };
      publish_listing: { Args: { isActive: boolean; listingId: string }; Returns: string };
      publish_post: {
        Args: {
          body: string;
          kind: Enums['community_post_kind'];
          parentId?: string | null;
          postId: string;
          propertyId: string;
        };
        Returns: string;
      };
      published_ballots: { Args: { decisionId: string }; Returns: unknown; IsReading: true };
      rate_maintenance: {
        Args: { comment?: string; maintenanceId: string; rating: number };
        Returns: string;
        IsRepeatable: true;
      };
      read_authority_token: {
        Args: { certificateId: string; environment: Enums['ecf_environment'] };
        Returns: unknown;
        IsReading: true;
      };
      read_calendar_feed: {
        Args: { ifNoneMatch?: string | null; reader?: string; tokenHash: string };
        Returns: unknown;
      };
      read_card_credentials: {
        Args: { organizationId: string; processor: Enums['card_processor'] };
        Returns: string;
        IsReading: true;
      };
      read_card_payment: { Args: { id: string }; Returns: unknown; IsReading: true };
      read_card_refund: { Args: { id: string }; Returns: unknown; IsReading: true };
      read_ecf_directory: {
        Args: { environment: Enums['ecf_environment']; taxId: string };
        Returns: unknown;
        IsReading: true;
      };
      read_ecf_file: { Args: { documentId: string; kind: string }; Returns: string; IsReading: true };
      read_invitation: {
        Args: { token: string };
        Returns: {
          email: string;
          inviterName: string;
          kind: Enums['invitation_kind'];
          organizationName: string;
          propertyName: string;
          role: Enums['membership_role'] | null;
          state: string;
          unitLabel: string;
        }[];
        IsReading: true;
      };
      read_issuer_access: { Args: { issuerId: string }; Returns: unknown; IsReading: true };
      read_legal_file: { Args: { fileId: string }; Returns: unknown; IsReading: true };
      read_legal_files: {
        Args: { leaseId?: string | null; organizationId: string };
        Returns: unknown;
        IsReading: true;
      };
      read_listing: { Args: { slug: string }; Returns: unknown; IsReading: true };
      read_notice: { Args: { isAcknowledged?: boolean; noticeId: string }; Returns: undefined };
      read_program: {
        Args: { clientId: string; redirectUri: string };
        Returns: { name: string; redirectHost: string }[];
        IsReading: true;
      };
      read_quote_request: { Args: { client: string; token: string }; Returns: unknown };
      read_report_as: { Args: { arguments: unknown; report: string; userId: string }; Returns: unknown };
      read_report_file_entries: { Args: { id: string; limit?: number }; Returns: unknown; IsReading: true };
      read_signing_key: {
        Args: { environment: Enums['ecf_environment']; issuerId: string };
        Returns: unknown;
        IsReading: true;
      };
      recall_contract: { Args: { leaseId: string; reason?: string }; Returns: string; IsRepeatable: true };
      receive_ecf: {
        Args: {
          acknowledgement?: string | null;
          file?: string | null;
          isUploaded?: boolean;
          issuerId: string;
          receipt: unknown;
          refusal?: number | null;
        };
        Returns: unknown;
      };
      record_accounting_export: {
        Args: {
          accountId?: string | null;
          currency: Enums['currency_code'];
          fileName: string;
          format: Enums['export_format'];
          from: string;
          isOnlyNew: boolean;
          organizationId: string;
          rowCount: number;
          sha256: string;
          throughNumber: number;
          to: string;
        };
        Returns: string;
        IsRepeatable: true;
      };
      record_attendance: {
        Args: {
          assemblyId: string;
          attendanceId: string;
          personId?: string | null;
          proxyId?: string | null;
          unitId: string;
        };
        Returns: string;
      };
      record_card_settlement: {
        Args: {
          accountId: string;
          acquirer: string;
          grossMinor: number;
          itbisWithheldMinor: number;
          organizationId: string;
          reference?: string;
          settledOn: string;
        };
        Returns: string;
        IsRepeatable: true;
      };
      record_departure: { Args: { attendanceId: string }; Returns: undefined };
      record_ecf_annulment: {
        Args: { claimId: string; file: string; notAnnulled: unknown; now?: string };
        Returns: undefined;
      };
      record_ecf_annulment_fault: {
        Args: { claimId: string; fault: string; messages?: unknown; now?: string; status?: number | null };
        Returns: undefined;
      };
      record_ecf_approval: {
        Args: { receivedId: string; toDgii: string; toSender: string };
        Returns: undefined;
      };
      record_ecf_delivery: {
        Args: { acknowledgement?: string | null; documentId: string; reason?: string; state: string };
        Returns: undefined;
      };
      record_ecf_fault: {
        Args: {
          claimId: string;
          documentId: string;
          fault: string;
          mayHaveArrived?: boolean;
          messages?: unknown;
          now?: string;
          status?: number | null;
        };
        Returns: undefined;
      };
      record_ecf_sending: {
        Args: { claimId: string; documentId: string; file?: string | null; trackId: string };
        Returns: undefined;
      };
      record_ecf_verdict: {
        Args: {
          answer?: string | null;
          claimId: string;
          documentId: string;
          isNumberUsed?: boolean | null;
          messages?: unknown;
          now?: string;
          state: string;
        };
        Returns: undefined;
      };
      record_held_deposit: {
        Args: {
          accountId?: string | null;
          amountMinor: number;
          isInCash?: boolean;
          leaseId: string;
          note?: string;
          on?: string | null;
        };
        Returns: string;
        IsRepeatable: true;
      };
      record_meter_reading: {
        Args: {
          description?: string;
          meterId: string;
          priceMinor?: number | null;
          readOn: string;
          value: number;
        };
        Returns: string;
        IsRepeatable: true;
      };
      record_paper_signature: { Args: { leaseId: string }; Returns: string; IsRepeatable: true };
      record_payment: {
        Args: {
          accountId?: string | null;
          amountMinor: number;
          leaseId: string;
          method?: Enums['payment_method'];
          paidOn: string;
          rate?: number | null;
          rateSource?: string | null;
          ratedOn?: string | null;
          receivedMinor?: number | null;
          reference?: string;
        };
        Returns: string;
        IsRepeatable: true;
      };
      record_push_receipt: { Args: { token: string }; Returns: boolean };
      record_received_verdict: { Args: { isAccepted: boolean; receivedId: string }; Returns: undefined };
      record_signing_consent: { Args: { certificateId: string; version: string }; Returns: undefined };
      record_whatsapp_inbound: {
        Args: { at: string; from: string; phoneNumberId?: string; text: string };
        Returns: string;
      };
      record_whatsapp_status: {
        Args: { at: string; error: string; providerId: string; status: string };
        Returns: boolean;
      };
      record_withholding: {
        Args: { invoiceId: string; isrMinor?: number; itbisMinor?: number; withheldOn: string };
        Returns: string;
        IsRepeatable: true;
      };
      redeem_program_code: {
        Args: {
          accessHash: string;
          challenge: string;
          clientId: string;
          codeHash: string;
          redirectUri: string;
          refreshHash: string;
        };
        Returns: Enums['program_scope'][] | null;
      };
      refresh_program_tokens: {
        Args: { accessHash: string; clientId: string; newRefreshHash: string; refreshHash: string };
        Returns: Enums['program_scope'][] | null;
      };
      refund_credit: {
        Args: {
          amountMinor: number;
          leaseId: string;
          method: Enums['payment_method'];
          on?: string | null;
          reason: string;
        };
        Returns: number;
        IsRepeatable: true;
      };
      refund_payment: {
        Args: {
          amountMinor: number;
          method: Enums['payment_method'];
          on?: string | null;
          paymentId: string;
          reason: string;
          reference?: string;
        };
        Returns: string;
        IsRepeatable: true;
      };
      refuse_contract: { Args: { reason: string; signerId: string }; Returns: string; IsRepeatable: true };
      refuse_ecf: { Args: { claimId: string; documentId: string; problems: unknown }; Returns: undefined };
      register_program: {
        Args: { caller: string; name: string; redirectUris: readonly string[] };
        Returns: string;
      };
      reject_payment: { Args: { paymentId: string; reason: string }; Returns: string; IsRepeatable: true };
      release_ecf: { Args: { claimId: string; documentId: string }; Returns: undefined };
      remind_notice: { Args: { noticeId: string }; Returns: number };
      remind_signers: { Args: { versionId: string }; Returns: number };
      remove_condition_item: { Args: { itemId: string }; Returns: undefined };
      remove_late_fee_rule: { Args: { ruleId: string }; Returns: string };
      remove_member: {
        Args: { organizationId: string; userId: string };
        Returns: string;
        IsRepeatable: true;
      };
      remove_message_template: { Args: { templateId: string }; Returns: undefined };
      remove_meter_reading: { Args: { readingId: string }; Returns: string };
      remove_push_device: { Args: { id: string }; Returns: undefined };
      remove_quote_photo: { Args: { client: string; photoId: string; token: string }; Returns: undefined };
      remove_report_file: { Args: { reportFileId: string }; Returns: undefined };
      remove_signing_certificate: { Args: { certificateId: string }; Returns: undefined };
      remove_whatsapp_sender: { Args: { organizationId: string | null }; Returns: undefined };
      rename_calendar_feed: { Args: { feedId: string; name: string }; Returns: string };
      renew_lease: {
        Args: {
          depositMinor?: number | null;
          dueDay?: number | null;
          endsOn: string;
          leaseId: string;
          personIds?: readonly string[] | null;
          rentMinor: number;
          startsOn: string;
        };
        Returns: string;
        IsRepeatable: true;
      };
      renew_sealed: {
        Args: {
          id: string | null;
          organizationId: string | null;
          place: string;
          processor: Enums['card_processor'] | null;
          sealed: string;
          was: string;
        };
        Returns: boolean;
      };
      rent_payment_records: { Args: { organizationId: string }; Returns: unknown; IsReading: true };
      reopen_application: { Args: { applicationId: string }; Returns: string; IsRepeatable: true };
      reopen_organization: { Args: { organizationId: string }; Returns: string };
      reopen_period: {
        Args: { closedThrough: string | null; organizationId: string; reason: string };
        Returns: string;
        IsRepeatable: true;
      };
      reopen_reconciliation: {
        Args: { reason: string; reconciliationId: string };
        Returns: string;
        IsRepeatable: true;
      };
      reopen_tax_form: {
        Args: {
          form: Enums['tax_form'];
          issuerId?: string | null;
          month: string;
          organizationId: string;
          reason: string;
        };
        Returns: string;
      };
      repeat_bill: {
        Args: {
          billId: string;
          dueDays?: number;
          endsOn?: string | null;
          everyMonths: number;
          isApproved?: boolean;
          startsOn: string;
        };
        Returns: string;
        IsRepeatable: true;
      };
      replace_contingency_receipt: { Args: { invoiceId: string }; Returns: string; IsRepeatable: true };
      replace_rejected_ecf: {
        Args: {
          clientId?: string | null;
          clientIdType?: Enums['identity_type'] | null;
          clientName?: string | null;
          documentId: string;
        };
        Returns: string;
        IsRepeatable: true;
      };
      report_account_totals: {
        Args: {
          basis?: Enums['accounting_basis'];
          from: string;
          organizationId: string;
          propertyIds?: readonly string[] | null;
          to: string;
        };
        Returns: unknown;
        IsReading: true;
      };
      report_aged_receivables: {
        Args: { asOf: string; organizationId: string; propertyIds?: readonly string[] | null };
        Returns: unknown;
        IsReading: true;
      };
      report_deposits_held: {
        Args: { asOf: string; organizationId: string; propertyIds?: readonly string[] | null };
        Returns: unknown;
        IsReading: true;
      };
      report_entries: {
        Args: {
          accountId: string;
          afterId?: number | null;
          afterOn?: string | null;
          afterSource?: string | null;
          basis?: Enums['accounting_basis'];
          currency?: Enums['currency_code'];
          from: string;
          limit?: number;
          organizationId: string;
          propertyIds?: readonly string[] | null;
          to: string;
        };
        Returns: {
          amountMinor: number;
          entryId: string;
          entryNumber: number;
          id: number;
          kind: Enums['journal_kind'];
          leaseId: string | null;
          memo: string;
          occurredOn: string;
          propertyName: string | null;
          source: string;
          tenantName: string | null;
          unitLabel: string | null;
        }[];
        IsReading: true;
      };
      report_maintenance: {
        Args: {
          accessNote?: string;
          category: Enums['maintenance_category'];
          description?: string;
          leaseId: string;
          mayEnter?: boolean;
          priority: Enums['maintenance_priority'];
          title: string;
        };
        Returns: string;
        IsRepeatable: true;
      };
      report_owner_shares: {
        Args: {
          basis?: Enums['accounting_basis'];
          from: string;
          organizationId: string;
          propertyIds?: readonly string[] | null;
          to: string;
        };
        Returns: unknown;
        IsReading: true;
      };
      report_payment: {
        Args: {
          amountMinor: number;
          leaseId: string;
          method?: Enums['payment_method'];
          paidOn: string;
          proofPath?: string | null;
          rate?: number | null;
          rateSource?: string | null;
          ratedOn?: string | null;
          receivedMinor?: number | null;
          reference?: string;
        };
        Returns: string;
        IsRepeatable: true;
      };
      report_post: { Args: { postId: string; reason: string; reportId: string }; Returns: undefined };
      report_rent_parts: {
        Args: { asOf: string; organizationId: string; propertyIds?: readonly string[] | null };
        Returns: unknown;
        IsReading: true;
      };
      report_rent_roll: {
        Args: {
          afterUnitId?: string | null;
          asOf: string;
          limit?: number;
          organizationId: string;
          propertyIds?: readonly string[] | null;
        };
        Returns: {
          areaM2: number;
          balanceMinor: number;
          currency: Enums['currency_code'];
          depositMinor: number;
          endsOn: string;
          leaseId: string;
          leaseStatus: Enums['lease_status'];
          marketRentCurrency: Enums['currency_code'];
          marketRentMinor: number;
          otherChargesMinor: number;
          propertyId: string;
          propertyName: string;
          rentMinor: number;
          section: string;
          startsOn: string;
          tenantName: string;
          unitId: string;
          unitLabel: string;
          vacantDays: number;
        }[];
        IsReading: true;
      };
      report_tax_summary: {
        Args: {
          from: string;
          issuerId?: string | null;
          organizationId: string;
          propertyIds?: readonly string[] | null;
          to: string;
        };
        Returns: {
          isrWithheldByClientsMinor: number;
          isrWithheldMinor: number;
          itbisBilledMinor: number;
          itbisPaidMinor: number;
          itbisWithheldByClientsMinor: number;
          itbisWithheldMinor: number;
          leftOutCount: number;
          month: string;
        }[];
        IsReading: true;
      };
      report_unplaced_months: {
        Args: { organizationId: string; year: number };
        Returns: {
          accountId: string;
          amountMinor: number;
          currency: Enums['currency_code'];
          month: string;
        }[];
        IsReading: true;
      };
      report_vacancy: {
        Args: { from: string; organizationId: string; propertyIds?: readonly string[] | null; to: string };
        Returns: unknown;
        IsReading: true;
      };
      request_card_refund: {
        Args: { amountMinor: number; paymentId: string; reason: string };
        Returns: string;
        IsRepeatable: true;
      };
      request_payment_plan: {
        Args: { firstOn: string; instalmentCount: number; leaseId: string; message?: string };
        Returns: string;
        IsRepeatable: true;
      };
      request_report_file: {
        Args: {
          from: string;
          language?: string;
          organizationId: string;
          propertyId?: string | null;
          to: string;
        };
        Returns: string;
        IsRepeatable: true;
      };
      reserve_area: {
        Args: { areaId: string; note?: string; reservationId: string; startsAt: string };
        Returns: Enums['reservation_status'];
      };
      reserve_model_use: {
        Args: { capMicros: number; costMicros: number; id: string; organizationId: string; userId: string };
        Returns: undefined;
      };
      resume_autopay: { Args: { autopayId: string }; Returns: string };
      retire_ncf_range: { Args: { rangeId: string }; Returns: string };
      retry_ecf: { Args: { documentId: string }; Returns: string };
      reverse_bill_payment: {
        Args: { billPaymentId: string; on?: string | null; reason: string };
        Returns: string;
        IsRepeatable: true;
      };
      reverse_card_settlement: {
        Args: { reason: string; settlementId: string };
        Returns: string;
        IsRepeatable: true;
      };
      reverse_charge: {
        Args: { chargeId: string; on?: string | null; reason: string };
        Returns: string;
        IsRepeatable: true;
      };
      reverse_charge_credit: {
        Args: { creditId: string; on?: string | null; reason: string };
        Returns: string;
        IsRepeatable: true;
      };
      reverse_charges: {
        Args: { chargeIds: readonly string[]; on?: string | null; reason: string };
        Returns: string[];
        IsRepeatable: true;
      };
      reverse_distribution: {
        Args: { distributionId: string; on?: string | null; reason: string };
        Returns: string;
        IsRepeatable: true;
      };
      reverse_held_deposit: {
        Args: { leaseId: string; on?: string | null; reason: string };
        Returns: string;
        IsRepeatable: true;
      };
      reverse_journal_entry: {
        Args: { entryId: string; on?: string | null; reason: string };
        Returns: string;
        IsRepeatable: true;
      };
      reverse_payment: {
        Args: { on?: string | null; paymentId: string; reason: string };
        Returns: string;
        IsRepeatable: true;
      };
      revoke_calendar_feed: { Args: { feedId: string }; Returns: string };
      revoke_invitation: { Args: { invitationId: string }; Returns: string };
      revoke_program_grant: { Args: { grantId: string }; Returns: string };
      revoke_program_token: { Args: { clientId: string; tokenHash: string }; Returns: undefined };
      revoke_proxy: { Args: { proxyId: string }; Returns: undefined };
      revoke_quote_request: { Args: { quoteRequestId: string }; Returns: string };
      run_organization_jobs: { Args: { now?: string; organizationId: string }; Returns: unknown };
      save_accounting_names: {
        Args: {
          journalName?: string;
          names: unknown;
          organizationId: string;
          system: Enums['accounting_system'];
          taxName?: string;
        };
        Returns: string;
      };
      save_assembly: { Args: { assembly: unknown; assemblyId: string; propertyId: string }; Returns: string };
      save_bill: {
        Args: { bill: unknown; billId?: string | null; lines: unknown; organizationId: string };
        Returns: string;
        IsRepeatable: true;
      };
      save_calendar_item: {
        Args: { item: unknown; itemId?: string | null; organizationId: string };
        Returns: string;
        IsRepeatable: true;
      };
      save_common_area: {
        Args: {
          areaId: string;
          closesAt: string;
          daysAhead: number;
          description: string;
          isOpen: boolean;
          maxPerWeek: number;
          name: string;
          needsApproval: boolean;
          opensAt: string;
          propertyId: string;
          slotMinutes: number;
        };
        Returns: string;
      };
      save_condition_item: {
        Args: {
          condition: Enums['item_condition'];
          itemId: string;
          name: string;
          note?: string;
          reportId: string;
          room: string;
        };
        Returns: string;
      };
      save_contract_particulars: { Args: { leaseId: string; particulars: unknown }; Returns: undefined };
      save_decision: { Args: { decision: unknown; decisionId: string; propertyId: string }; Returns: string };
      save_fiscal_issuer: {
        Args: {
          address?: string;
          electronicSince?: string | null;
          email?: string;
          environment?: Enums['ecf_environment'];
          fiscalYearEnd?: number;
          issuerId?: string | null;
          issuingWay?: Enums['issuing_way'];
          itbisCreditMinor?: number;
          itbisCreditMonth?: string | null;
          legalName: string;
          municipalityCode?: string;
          organizationId: string;
          phone?: string;
          provinceCode?: string;
          sizeClass?: Enums['taxpayer_size'] | null;
          taxId: string;
          taxRegime?: Enums['tax_regime'];
          taxpayerKind: Enums['taxpayer_kind'];
          tradeName?: string;
        };
        Returns: string;
      };
      save_fiscal_profile: {
        Args: {
          fiscalYearEnd?: number | null;
          isElectronicIssuer?: boolean;
          itbisCreditMinor?: number | null;
          itbisCreditMonth?: string | null;
          legalName: string;
          organizationId: string;
          taxId: string;
          taxRegime?: Enums['tax_regime'];
          taxpayerKind: Enums['taxpayer_kind'];
        };
        Returns: string;
      };
      save_late_fee_rule: {
        Args: {
          currency: Enums['currency_code'];
          includesLeases?: boolean;
          leaseId?: string | null;
          organizationId: string;
          propertyId?: string | null;
          rule: unknown;
        };
        Returns: string;
        IsRepeatable: true;
      };
      save_lease_draft: {
        Args: {
          billFrom?: string | null;
          currency: Enums['currency_code'];
          depositMinor?: number;
          dueDay: number;
          endsOn: string;
          isDepositHeld?: boolean;
          lateFeeBasisPoints?: number | null;
          lateFeeCapMinor?: number | null;
          lateFeeGraceDays?: number;
          lateFeeKind?: Enums['late_fee_kind'];
          lateFeeMinor?: number | null;
          leaseId?: string | null;
          personIds: readonly string[];
          prorationMethod?: Enums['proration_method'];
          rentMinor: number;
          startsOn: string;
          unitId: string;
        };
        Returns: string;
        IsRepeatable: true;
      };
      save_listing: {
        Args: {
          amenitiesEn?: string;
          amenitiesEs?: string;
          availableFrom?: string | null;
          currency: Enums['currency_code'];
          depositMonths?: number;
          descriptionEn?: string;
          descriptionEs?: string;
          photoIds?: readonly string[] | null;
          rentMinor: number;
          titleEn?: string;
          titleEs: string;
          unitId: string;
        };
        Returns: string;
      };
      save_message_template: {
        Args: {
          body: string;
          kind: Enums['template_kind'];
          language: string;
          organizationId: string;
          templateId: string;
          title: string;
        };
        Returns: string;
      };
      save_notice: {
        Args: { notice: unknown; noticeId: string | null; organizationId: string };
        Returns: string;
        IsRepeatable: true;
      };
      save_online_payments: { Args: { organizationId: string; settings: unknown }; Returns: undefined };
      save_preventive_plan: {
        Args: {
          assetId?: string | null;
          assignedTo?: string | null;
          category: Enums['maintenance_category'];
          checklist?: readonly string[];
          description?: string;
          endsOn?: string | null;
          every: number;
          leadDays?: number;
          planId: string | null;
          priority: Enums['maintenance_priority'];
          propertyId: string;
          rhythm: Enums['preventive_rhythm'];
          startsOn: string;
          title: string;
          unitId?: string | null;
        };
        Returns: string;
        IsRepeatable: true;
      };
      save_property: {
        Args: {
          finances: unknown;
          owners: unknown;
          ownersFrom?: string | null;
          property: unknown;
          propertyId: string;
        };
        Returns: string;
      };
      save_push_device: {
        Args: { auth: string; endpoint: string; label: string; p256dh: string };
        Returns: string;
      };
      save_signing_key: {
        Args: {
          authorityName: string;
          certificate: string;
          certificateId: string;
          fingerprint: string;
          holderId: string;
          holderName: string;
          organizationId: string;
          sealed: string;
          serialNumber: string;
          validFrom: string;
          validUntil: string;
        };
        Returns: string;
      };
      seal_log: { Args: { organizationId: string }; Returns: unknown };
      search_applications: {
        Args: { organizationId: string; text: string };
        Returns: Database['public']['Views']['applications_list']['Row'][];
        SetofOptions: {
          from: '*';
          to: 'applications_list';
          isOneToOne: false;
          isSetofReturn: true;
        };
        IsReading: true;
      };
      search_bank_lines: {
        Args: {
          bankAccountId: string;
          from?: string | null;
          statuses?: readonly string[] | null;
          text: string;
          to?: string | null;
        };
        Returns: Database['public']['Tables']['bank_lines']['Row'][];
        SetofOptions: {
          from: '*';
          to: 'bank_lines';
          isOneToOne: false;
          isSetofReturn: true;
        };
        IsReading: true;
      };
      search_bills: {
        Args: { organizationId: string; text: string };
        Returns: Database['public']['Views']['bills_list']['Row'][];
        SetofOptions: {
          from: '*';
          to: 'bills_list';
          isOneToOne: false;
          isSetofReturn: true;
        };
        IsReading: true;
      };
      search_charges: {
        Args: { organizationId: string; text: string };
        Returns: Database['public']['Views']['charges_list']['Row'][];
        SetofOptions: {
          from: '*';
          to: 'charges_list';
          isOneToOne: false;
          isSetofReturn: true;
        };
        IsReading: true;
      };
      search_charges_to_invoice: {
        Args: { organizationId: string; text: string };
        Returns: Database['public']['Views']['charges_to_invoice']['Row'][];
        SetofOptions: {
          from: '*';
          to: 'charges_to_invoice';
          isOneToOne: false;
          isSetofReturn: true;
        };
        IsReading: true;
      };
      search_conversations: {
        Args: { organizationId: string; text: string };
        Returns: Database['public']['Views']['conversations_list']['Row'][];
        SetofOptions: {
          from: '*';
          to: 'conversations_list';
          isOneToOne: false;
          isSetofReturn: true;
        };
        IsReading: true;
      };
      search_documents: {
        Args: { organizationId: string; text: string };
        Returns: Database['public']['Views']['documents_list']['Row'][];
        SetofOptions: {
          from: '*';
          to: 'documents_list';
          isOneToOne: false;
          isSetofReturn: true;
        };
        IsReading: true;
      };
      search_fiscal_invoices: {
        Args: { organizationId: string; text: string };
        Returns: Database['public']['Views']['fiscal_invoices_list']['Row'][];
        SetofOptions: {
          from: '*';
          to: 'fiscal_invoices_list';
          isOneToOne: false;
          isSetofReturn: true;
        };
        IsReading: true;
      };
      search_owner_distributions: {
        Args: { organizationId: string; text: string };
        Returns: Database['public']['Tables']['owner_distributions']['Row'][];
        SetofOptions: {
          from: '*';
          to: 'owner_distributions';
          isOneToOne: false;
          isSetofReturn: true;
        };
        IsReading: true;
      };
      search_payments: {
        Args: { organizationId: string; text: string };
        Returns: Database['public']['Views']['payments_list']['Row'][];
        SetofOptions: {
          from: '*';
          to: 'payments_list';
          isOneToOne: false;
          isSetofReturn: true;
        };
        IsReading: true;
      };
      search_people: {
        Args: { organizationId: string; text: string };
        Returns: Database['public']['Tables']['people']['Row'][];
        SetofOptions: {
          from: '*';
          to: 'people';
          isOneToOne: false;
          isSetofReturn: true;
        };
        IsReading: true;
      };
      search_properties: {
        Args: { organizationId: string; text: string };
        Returns: Database['public']['Views']['properties_list']['Row'][];
        SetofOptions: {
          from: '*';
          to: 'properties_list';
          isOneToOne: false;
          isSetofReturn: true;
        };
        IsReading: true;
      };
      search_received_ecf: {
        Args: { organizationId: string; text: string };
        Returns: Database['public']['Tables']['ecf_received']['Row'][];
        SetofOptions: {
          from: '*';
          to: 'ecf_received';
          isOneToOne: false;
          isSetofReturn: true;
        };
        IsReading: true;
      };
      search_records: {
        Args: { kinds?: readonly string[]; limit?: number; organizationId: string; text: string };
        Returns: {
          amountMinor: number;
          currency: string;
          detail: string;
          id: string;
          isOpen: boolean;
          kind: string;
          leaseId: string;
          number: string;
          onDay: string;
          propertyId: string;
          title: string;
          unitId: string;
        }[];
        IsReading: true;
      };
      search_tenants: {
        Args: { organizationId: string; text: string };
        Returns: Database['public']['Views']['tenants_list']['Row'][];
        SetofOptions: {
          from: '*';
          to: 'tenants_list';
          isOneToOne: false;
          isSetofReturn: true;
        };
        IsReading: true;
      };
      search_units: {
        Args: { organizationId: string; text: string };
        Returns: Database['public']['Views']['units_list']['Row'][];
        SetofOptions: {
          from: '*';
          to: 'units_list';
          isOneToOne: false;
          isSetofReturn: true;
        };
        IsReading: true;
      };
      search_vendors: {
        Args: { organizationId: string; text: string };
        Returns: Database['public']['Views']['vendors_list']['Row'][];
        SetofOptions: {
          from: '*';
          to: 'vendors_list';
          isOneToOne: false;
          isSetofReturn: true;
        };
        IsReading: true;
      };
      secrecy_warnings: { Args: { decisionId: string }; Returns: string[] };
      send_amendment: {
        Args: { body: string; leaseId: string; withGuarantors?: boolean };
        Returns: string;
        IsRepeatable: true;
      };
      send_contact_message: {
        Args: {
          client: string | null;
          email: string | null;
          language: string;
          message: string;
          name: string;
          reader: string;
          team: string;
        };
        Returns: undefined;
      };
      send_lease: {
        Args: { body: string; leaseId: string; withGuarantors?: boolean };
        Returns: string;
        IsRepeatable: true;
      };
      send_message: {
        Args: { attachments?: unknown; body: string; clientId: string; conversationId: string };
        Returns: number;
      };
      send_owner_statement: {
        Args: {
          basis?: Enums['accounting_basis'];
          currency?: Enums['currency_code'];
          email: string;
          from: string;
          organizationId: string;
          ownerKey: string;
          propertyId?: string | null;
          to: string;
        };
        Returns: undefined;
        IsRepeatable: true;
      };
      send_test_notification: {
        Args: { channel: Enums['notification_channel']; deviceId?: string | null };
        Returns: string;
        IsRepeatable: true;
      };
      service_record: {
        Args: { organizationId?: string | null };
        Returns: {
          answeredInTime: number;
          answeredLate: number;
          organizationId: string;
          organizationName: string;
          priority: Enums['maintenance_priority'];
          requestCount: number;
          resolutionHours: number;
          responseHours: number;
          solvedInTime: number;
          solvedLate: number;
        }[];
        IsReading: true;
      };
      service_status: {
        Args: Record<never, never>;
        Returns: {
          hourlyRanAt: string | null;
          messageDueSince: string | null;
          waitingRanAt: string | null;
        }[];
        IsReading: true;
      };
      set_application_retention: { Args: { days: number; organizationId: string }; Returns: undefined };
      set_approval_limit: {
        Args: { amountMinor?: number | null; currency: Enums['currency_code']; organizationId: string };
        Returns: undefined;
      };
      set_budget_amounts: {
        Args: {
          cells: unknown;
          currency: Enums['currency_code'];
          organizationId: string;
          propertyId: string | null;
          year: number;
        };
        Returns: number;
      };
      set_budget_note: {
        Args: {
          accountId: string;
          currency: Enums['currency_code'];
          note: string;
          organizationId: string;
          propertyId: string | null;
          year: number;
        };
        Returns: undefined;
      };
      set_card_credentials: {
        Args: {
          canStoreCards?: boolean;
          organizationId: string;
          processor: Enums['card_processor'];
          sealed: string;
        };
        Returns: undefined;
      };
      set_community_parts: {
        Args: {
          hasAreas: boolean;
          hasBoard: boolean;
          hasLostAndFound: boolean;
          hasParcels: boolean;
          propertyId: string;
        };
        Returns: undefined;
      };
      set_deduction_evidence: {
        Args: { deductionId: string; itemIds: readonly string[] };
        Returns: undefined;
      };
      set_default_accounts: {
        Args: {
          depositsAccountId?: string | null;
          organizationId: string;
          paymentsAccountId?: string | null;
        };
        Returns: string;
      };
      set_issuer_signer: { Args: { certificateId?: string | null; issuerId: string }; Returns: undefined };
      set_lease_guarantors: {
        Args: { leaseId: string; personIds: readonly string[] };
        Returns: string;
        IsRepeatable: true;
      };
      set_maintenance_asset: { Args: { assetId?: string | null; maintenanceId: string }; Returns: undefined };
      set_neighbour_name: { Args: { shown: Enums['neighbour_name_kind'] }; Returns: undefined };
      set_notification: {
        Args: {
          cadence: Enums['notification_cadence'];
          channel: Enums['notification_channel'];
          event: Enums['notification_event'];
        };
        Returns: undefined;
      };
      set_notification_schedule: {
        Args: {
          digestTime: string;
          digestWeekday: number;
          quietFrom: string | null;
          quietTo: string | null;
          timeZone: string | null;
        };
        Returns: undefined;
      };
      set_owner_contact: {
        Args: { email: string; language: string; organizationId: string; ownerKey: string };
        Returns: undefined;
      };
      set_preventive_plan_active: { Args: { isActive: boolean; planId: string }; Returns: undefined };
      set_property_contacts: { Args: { contacts: unknown; propertyId: string }; Returns: undefined };
      set_property_issuer: {
        Args: { issuerId: string; propertyId: string; validFrom: string };
        Returns: string;
      };
      set_property_owners: {
        Args: { from?: string | null; owners: unknown; propertyId: string };
        Returns: number;
      };
      set_required_vendor_documents: {
        Args: { kinds: readonly Enums['vendor_document_kind'][]; organizationId: string };
        Returns: undefined;
      };
      set_service_levels: { Args: { levels: unknown; organizationId: string }; Returns: number };
      set_tenant_departure: {
        Args: { leaseId: string; leftOn?: string | null; personId: string; primaryPersonId?: string | null };
        Returns: string;
        IsRepeatable: true;
      };
      set_unit_coefficients: {
        Args: { coefficients: unknown; denominator: number; propertyId: string };
        Returns: number;
      };
      set_unit_owners: { Args: { owners: unknown; unitId: string }; Returns: number };
      set_whatsapp_sender: {
        Args: {
          displayPhone: string;
          organizationId: string | null;
          phoneNumberId: string;
          sealed: string;
          wabaId: string;
        };
        Returns: string;
      };
      set_work_limit: {
        Args: { amountMinor?: number | null; currency: Enums['currency_code']; propertyId: string };
        Returns: undefined;
      };
      settle_card_claim: { Args: { cardPaymentId: string; claim: unknown }; Returns: string };
      settle_card_payment: { Args: { id: string; result: unknown }; Returns: unknown };
      settle_card_refund: {
        Args: { failure?: string; id: string; isDone: boolean; reference?: string };
        Returns: Enums['refund_status'];
      };
      settle_deposit: {
        Args: {
          accountId?: string | null;
          deductions?: unknown;
          leaseId: string;
          method?: Enums['payment_method'] | null;
          returnedOn: string;
          settledOn?: string | null;
        };
        Returns: string;
        IsRepeatable: true;
      };
      settle_model_use: {
        Args: { costMicros: number; id: string; tokensIn: number; tokensOut: number };
        Returns: undefined;
      };
      settle_post: { Args: { isSettled: boolean; postId: string }; Returns: undefined };
      shared_data: {
        Args: { organizationId: string };
        Returns: { itemCount: number; what: string }[];
        IsReading: true;
      };
      sign_contract: {
        Args: {
          consentVersion: string;
          ipAddress: string;
          sha256: string;
          ticket: string;
          typedName: string;
          userAgent: string;
        };
        Returns: Enums['contract_status'];
      };
      sign_minutes: {
        Args: { assemblyId: string; fullName: string; minutesHash: string; role: Enums['minutes_role'] };
        Returns: undefined;
      };
      similar_payments: {
        Args: { amountMinor: number; exceptId?: string | null; leaseId: string; paidOn: string };
        Returns: {
          amountMinor: number;
          currency: Enums['currency_code'];
          id: string;
          isReported: boolean;
          method: Enums['payment_method'];
          paidOn: string;
          reference: string;
          status: Enums['payment_status'];
        }[];
        IsReading: true;
      };
      skip_preventive_day: {
        Args: { planId: string; plannedOn: string; reason: string };
        Returns: undefined;
      };
      snooze_notification: { Args: { id: string; until: string | null }; Returns: undefined };
      start_application_review: { Args: { applicationId: string }; Returns: string; IsRepeatable: true };
      start_assembly: { Args: { assemblyId: string; call: number }; Returns: undefined };
      start_autopay: {
        Args: {
          amountMinor: number;
          consentVersion: string;
          feeMinor: number;
          language: string;
          leaseId: string;
          limitMinor: number;
          paysOn: number | null;
        };
        Returns: string;
        IsRepeatable: true;
      };
      start_autopay_charge: { Args: { id: string; now: string }; Returns: string | null };
      start_bureau_check: { Args: { applicantId: string }; Returns: unknown; IsRepeatable: true };
      start_card_payment: {
        Args: { amountMinor: number; feeMinor: number; leaseId: string };
        Returns: string;
        IsRepeatable: true;
      };
      start_card_test: { Args: { organizationId: string }; Returns: string; IsRepeatable: true };
      start_condition_report: {
        Args: { leaseId: string; moment: Enums['condition_moment']; reportId: string };
        Returns: string;
      };
      start_contingency: {
        Args: { isTotal: boolean; issuerId: string; note?: string; startsOn: string };
        Returns: string;
        IsRepeatable: true;
      };
      start_conversations: {
        Args: { body: string; leaseIds: readonly string[]; subject: string };
        Returns: string[];
        IsRepeatable: true;
      };
      start_overview: {
        Args: {
          area: string;
          at: string;
          leaseId?: string | null;
          organizationId?: string | null;
          showsHome: boolean;
        };
        Returns: unknown;
        IsReading: true;
      };
      store_signed_ecf: {
        Args: {
          claimId: string;
          documentId: string;
          files: unknown;
          securityCode: string;
          sha256: string;
          signedAt: string;
        };
        Returns: undefined;
      };
      submit_application: { Args: { applicationId: string }; Returns: string; IsRepeatable: true };
      submit_bill: { Args: { billId: string }; Returns: string; IsRepeatable: true };
      take_autopay_cards_to_forget: { Args: { limit?: number; now: string }; Returns: unknown };
      take_autopay_charges: { Args: { limit?: number; now: string }; Returns: string[]; IsReading: true };
      take_card_payments_to_check: { Args: { limit?: number; now: string }; Returns: string[] };
      take_card_refunds_to_check: { Args: { limit?: number; now: string }; Returns: string[] };
      take_ecf_approval: {
        Args: {
          buyerTaxId: string;
          encf: string;
          file: string;
          isApproved: boolean;
          issuerId: string;
          reason: string;
          totalMinor: number;
        };
        Returns: boolean;
      };
      take_ecf_seed: { Args: { issuerId: string; seed: string }; Returns: boolean };
      take_files_to_remove: {
        Args: { limit: number };
        Returns: { bucketId: string; id: number; path: string }[];
        IsReading: true;
      };
      take_outgoing_messages: {
        Args: { channels?: readonly string[]; limit?: number };
        Returns: {
          channel: Enums['notification_channel'];
          device: unknown;
          event: Enums['notification_event'];
          id: string;
          language: string;
          leaseId: string;
          notificationId: string;
          organizationId: string;
          parameters: unknown;
          phone: string;
          receiptToken: string;
          recordId: string;
          recordKind: Enums['notification_record'];
          replyTo: string;
          sender: unknown;
          template: string;
          toAddress: string;
        }[];
      };
      take_report_file: { Args: { id?: string | null; now?: string }; Returns: unknown };
      take_sealed_with_other_keys: {
        Args: { keyId: string; limit?: number };
        Returns: {
          id: string;
          number: string;
          organizationId: string;
          place: string;
          processor: Enums['card_processor'];
          sealed: string;
          sealedFor: string;
        }[];
        IsReading: true;
      };
      tax_purchases: {
        Args: {
          afterId?: string;
          from: string;
          isByPayment?: boolean;
          issuerId?: string | null;
          limit?: number;
          organizationId: string;
          to: string;
        };
        Returns: {
          billedOn: string;
          currency: Enums['currency_code'];
          dopRate: number;
          exciseMinor: number;
          expenseKind: string;
          goodsMinor: number;
          id: string;
          isrKind: string;
          isrWithheldMinor: number;
          itbisMinor: number;
          itbisProportionalMinor: number;
          itbisToCostMinor: number;
          itbisWithheldMinor: number;
          modifiedNcf: string;
          ncf: string;
          noReceiptReason: string;
          otherTaxesMinor: number;
          paidOn: string;
          paymentForm: string;
          servicesMinor: number;
          tipMinor: number;
          vendorId: string;
          vendorIdType: Enums['identity_type'];
          vendorName: string;
          vendorTaxId: string;
        }[];
        IsReading: true;
      };
      tenancy_overview: { Args: { leaseId?: string | null }; Returns: unknown; IsReading: true };
      tenant_statement: { Args: { leaseId: string; year: number }; Returns: unknown; IsReading: true };
      terminate_lease: {
        Args: { endedOn: string; leaseId: string; rentNote?: string | null };
        Returns: string;
        IsRepeatable: true;
      };
      tidy_public_forms: { Args: { now?: string }; Returns: undefined };
      transfer_ownership: {
        Args: { confirmation: string; organizationId: string; userId: string };
        Returns: string;
        IsRepeatable: true;
      };
      undo_bank_import: { Args: { importId: string }; Returns: unknown; IsRepeatable: true };
      undo_bank_line: {
        Args: { bankLineId: string; on?: string | null; reason?: string };
        Returns: string;
        IsRepeatable: true;
      };
      unit_timeline: {
        Args: { beforeKey?: string | null; beforeOn?: string | null; limit?: number; unitId: string };
        Returns: {
          amountMinor: number | null;
          beforeMinor: number | null;
          currency: Enums['currency_code'] | null;
          happenedOn: string;
          key: string;
          kind: string;
          leaseId: string | null;
          tenantName: string | null;
        }[];
        IsReading: true;
      };
      unmute_record: {
        Args: { recordId: string; recordKind: Enums['notification_record'] };
        Returns: undefined;
      };
      unpublish_notice: { Args: { noticeId: string }; Returns: string };
      use_program_token: {
        Args: { accessHash: string };
        Returns: {
          grantId: string;
          isClosed: boolean;
          locale: string;
          organizationId: string | null;
          role: Enums['membership_role'] | null;
          scopes: Enums['program_scope'][];
          sealed: string;
          timeZone: string;
          userId: string;
        }[];
      };
      use_recovery_code: { Args: { code: string }; Returns: { factorIds: string[]; outcome: string }[] };
      void_bill: {
        Args: { billId: string; on?: string | null; reason: string };
        Returns: string;
        IsRepeatable: true;
      };
      waiting_counts: { Args: { organizationId: string }; Returns: unknown; IsReading: true };
      was_request_done: { Args: { requestId: string }; Returns: boolean; IsReading: true };
      whatsapp_consent: { Args: { language: string }; Returns: unknown; IsReading: true };
      withdraw_application: {
        Args: { applicationId: string; reason?: string };
        Returns: string;
        IsRepeatable: true;
      };
      withdraw_data_request: { Args: { dataRequestId: string }; Returns: undefined };
      withdraw_decision_comment: { Args: { commentId: string }; Returns: undefined };
      withdraw_notice: {
        Args: { isRentDue?: boolean; leaseId: string; reason?: string };
        Returns: string;
        IsRepeatable: true;
      };
      withdraw_plan_request: { Args: { planRequestId: string }; Returns: string };
      withdraw_post: { Args: { postId: string }; Returns: undefined };
      withdraw_unusable_ncf: { Args: { markId: string }; Returns: undefined };
      withdraw_whatsapp_consent: { Args: Record<never, never>; Returns: undefined };
      work_vendors: {
        Args: { organizationId: string };
        Returns: { email: string; id: string; name: string }[];
        IsReading: true;
      };
      write_maintenance_message: {
        Args: { body: string; isInternal?: boolean; maintenanceId: string };
        Returns: string;
        IsRepeatable: true;
      };
      write_minutes: { Args: { assemblyId: string; minutes: string }; Returns: undefined };
    };
    Enums: Enums;
    CompositeTypes: Record<never, never>;
  };
}
