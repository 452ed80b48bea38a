// Generated from supabase/migrations by scripts/database-types.ts. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  
  "public": {
          Tables: {
            "account_balances": {
                  Row: {
                    "account_id": string,"balance_minor": number,"currency": Database["public"]['Enums']["currency_code"],"organization_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "account_id": string,"balance_minor"?: number,"currency": Database["public"]['Enums']["currency_code"],"organization_id": string
                  }
                  Update: {
                    "account_id"?: string,"balance_minor"?: number,"currency"?: Database["public"]['Enums']["currency_code"],"organization_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "account_balances_organization_id_account_id_fkey"
      columns: ["organization_id","account_id"]
isOneToOne: false
      referencedRelation: "accounts"
      referencedColumns: ["organization_id","id"]
    }
                  ]
                },"accounting_period_events": {
                  Row: {
                    "actor_id": string,"at": string,"closed_through_after": string | null,"closed_through_before": string | null,"id": string,"kind": string,"organization_id": string,"reason": string
                  }
                  ComputedFields: never
                  Insert: {
                    "actor_id": string,"at"?: string,"closed_through_after"?: string | null,"closed_through_before"?: string | null,"id"?: string,"kind": string,"organization_id": string,"reason"?: string
                  }
                  Update: {
                    "actor_id"?: string,"at"?: string,"closed_through_after"?: string | null,"closed_through_before"?: string | null,"id"?: string,"kind"?: string,"organization_id"?: string,"reason"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "accounting_period_events_organization_id_fkey"
      columns: ["organization_id"]
isOneToOne: false
      referencedRelation: "organizations"
      referencedColumns: ["id"]
    }
                  ]
                },"accounting_periods": {
                  Row: {
                    "changed_at": string,"closed_through": string | null,"organization_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "changed_at"?: string,"closed_through"?: string | null,"organization_id": string
                  }
                  Update: {
                    "changed_at"?: string,"closed_through"?: string | null,"organization_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "accounting_periods_organization_id_fkey"
      columns: ["organization_id"]
isOneToOne: true
      referencedRelation: "organizations"
      referencedColumns: ["id"]
    }
                  ]
                },"accounts": {
                  Row: {
                    "cash_flow_class": string | null,"code": string,"created_at": string,"deactivated_at": string | null,"id": string,"kind": Database["public"]['Enums']["account_kind"],"name": string,"organization_id": string,"subtype": string,"system_key": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "cash_flow_class"?: string | null,"code": string,"created_at"?: string,"deactivated_at"?: string | null,"id"?: string,"kind": Database["public"]['Enums']["account_kind"],"name": string,"organization_id": string,"subtype": string,"system_key"?: string | null
                  }
                  Update: {
                    "cash_flow_class"?: string | null,"code"?: string,"created_at"?: string,"deactivated_at"?: string | null,"id"?: string,"kind"?: Database["public"]['Enums']["account_kind"],"name"?: string,"organization_id"?: string,"subtype"?: string,"system_key"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "accounts_organization_id_fkey"
      columns: ["organization_id"]
isOneToOne: false
      referencedRelation: "organizations"
      referencedColumns: ["id"]
    }
                  ]
                },"application_applicants": {
                  Row: {
                    "application_id": string,"consent_version": string | null,"consented_at": string | null,"created_at": string,"email": string,"employer": string,"full_name": string,"id": string,"identity_number": string,"identity_type": Database["public"]['Enums']["identity_type"] | null,"income_currency": Database["public"]['Enums']["currency_code"] | null,"income_minor": number | null,"is_primary": boolean,"occupation": string,"organization_id": string,"phone": string,"search_name": string | null,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "application_id": string,"consent_version"?: string | null,"consented_at"?: string | null,"created_at"?: string,"email"?: string,"employer"?: string,"full_name": string,"id"?: string,"identity_number"?: string,"identity_type"?: Database["public"]['Enums']["identity_type"] | null,"income_currency"?: Database["public"]['Enums']["currency_code"] | null,"income_minor"?: number | null,"is_primary"?: boolean,"occupation"?: string,"organization_id": string,"phone"?: string,"search_name"?: never,"updated_at"?: string
                  }
                  Update: {
                    "application_id"?: string,"consent_version"?: string | null,"consented_at"?: string | null,"created_at"?: string,"email"?: string,"employer"?: string,"full_name"?: string,"id"?: string,"identity_number"?: string,"identity_type"?: Database["public"]['Enums']["identity_type"] | null,"income_currency"?: Database["public"]['Enums']["currency_code"] | null,"income_minor"?: number | null,"is_primary"?: boolean,"occupation"?: string,"organization_id"?: string,"phone"?: string,"search_name"?: never,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "application_applicants_organization_id_application_id_fkey"
      columns: ["organization_id","application_id"]
isOneToOne: false
      referencedRelation: "applications"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "application_applicants_organization_id_application_id_fkey"
      columns: ["organization_id","application_id"]
isOneToOne: false
      referencedRelation: "applications_list"
      referencedColumns: ["organization_id","id"]
    }
                  ]
                },"application_documents": {
                  Row: {
                    "application_id": string,"created_at": string,"created_by": string | null,"file_name": string,"file_type": string,"id": string,"kind": Database["public"]['Enums']["application_document_kind"],"organization_id": string,"path": string
                  }
                  ComputedFields: never
                  Insert: {
                    "application_id": string,"created_at"?: string,"created_by"?: string | null,"file_name": string,"file_type": string,"id"?: string,"kind": Database["public"]['Enums']["application_document_kind"],"organization_id": string,"path"?: never
                  }
                  Update: {
                    "application_id"?: string,"created_at"?: string,"created_by"?: string | null,"file_name"?: string,"file_type"?: string,"id"?: string,"kind"?: Database["public"]['Enums']["application_document_kind"],"organization_id"?: string,"path"?: never
                  }
                  Relationships: [
                    {
      foreignKeyName: "application_documents_organization_id_application_id_fkey"
      columns: ["organization_id","application_id"]
isOneToOne: false
      referencedRelation: "applications"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "application_documents_organization_id_application_id_fkey"
      columns: ["organization_id","application_id"]
isOneToOne: false
      referencedRelation: "applications_list"
      referencedColumns: ["organization_id","id"]
    }
                  ]
                },"application_events": {
                  Row: {
                    "actor_id": string | null,"application_id": string,"at": string,"id": string,"kind": Database["public"]['Enums']["application_event_kind"],"note": string,"organization_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "actor_id"?: string | null,"application_id": string,"at"?: string,"id"?: string,"kind": Database["public"]['Enums']["application_event_kind"],"note"?: string,"organization_id": string
                  }
                  Update: {
                    "actor_id"?: string | null,"application_id"?: string,"at"?: string,"id"?: string,"kind"?: Database["public"]['Enums']["application_event_kind"],"note"?: string,"organization_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "application_events_organization_id_application_id_fkey"
      columns: ["organization_id","application_id"]
isOneToOne: false
      referencedRelation: "applications"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "application_events_organization_id_application_id_fkey"
      columns: ["organization_id","application_id"]
isOneToOne: false
      referencedRelation: "applications_list"
      referencedColumns: ["organization_id","id"]
    }
                  ]
                },"application_references": {
                  Row: {
                    "application_id": string,"checked_at": string | null,"created_at": string,"full_name": string,"id": string,"kind": Database["public"]['Enums']["reference_kind"],"note": string,"organization_id": string,"outcome": Database["public"]['Enums']["reference_outcome"],"phone": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "application_id": string,"checked_at"?: string | null,"created_at"?: string,"full_name": string,"id"?: string,"kind": Database["public"]['Enums']["reference_kind"],"note"?: string,"organization_id": string,"outcome"?: Database["public"]['Enums']["reference_outcome"],"phone"?: string,"updated_at"?: string
                  }
                  Update: {
                    "application_id"?: string,"checked_at"?: string | null,"created_at"?: string,"full_name"?: string,"id"?: string,"kind"?: Database["public"]['Enums']["reference_kind"],"note"?: string,"organization_id"?: string,"outcome"?: Database["public"]['Enums']["reference_outcome"],"phone"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "application_references_organization_id_application_id_fkey"
      columns: ["organization_id","application_id"]
isOneToOne: false
      referencedRelation: "applications"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "application_references_organization_id_application_id_fkey"
      columns: ["organization_id","application_id"]
isOneToOne: false
      referencedRelation: "applications_list"
      referencedColumns: ["organization_id","id"]
    }
                  ]
                },"applications": {
                  Row: {
                    "created_at": string,"created_by": string | null,"decided_at": string | null,"decided_by": string | null,"decision_reason": string,"id": string,"is_deposit_ready": boolean | null,"lease_id": string | null,"move_in_on": string | null,"note": string,"organization_id": string,"property_id": string,"rent_currency": Database["public"]['Enums']["currency_code"],"rent_minor": number | null,"retention_until": string | null,"score_override": number | null,"score_override_note": string,"source": Database["public"]['Enums']["application_source"],"status": Database["public"]['Enums']["application_status"],"submitted_at": string | null,"term_months": number | null,"unit_id": string | null,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"created_by"?: string | null,"decided_at"?: string | null,"decided_by"?: string | null,"decision_reason"?: string,"id"?: string,"is_deposit_ready"?: boolean | null,"lease_id"?: string | null,"move_in_on"?: string | null,"note"?: string,"organization_id": string,"property_id": string,"rent_currency": Database["public"]['Enums']["currency_code"],"rent_minor"?: number | null,"retention_until"?: string | null,"score_override"?: number | null,"score_override_note"?: string,"source"?: Database["public"]['Enums']["application_source"],"status"?: Database["public"]['Enums']["application_status"],"submitted_at"?: string | null,"term_months"?: number | null,"unit_id"?: string | null,"updated_at"?: string
                  }
                  Update: {
                    "created_at"?: string,"created_by"?: string | null,"decided_at"?: string | null,"decided_by"?: string | null,"decision_reason"?: string,"id"?: string,"is_deposit_ready"?: boolean | null,"lease_id"?: string | null,"move_in_on"?: string | null,"note"?: string,"organization_id"?: string,"property_id"?: string,"rent_currency"?: Database["public"]['Enums']["currency_code"],"rent_minor"?: number | null,"retention_until"?: string | null,"score_override"?: number | null,"score_override_note"?: string,"source"?: Database["public"]['Enums']["application_source"],"status"?: Database["public"]['Enums']["application_status"],"submitted_at"?: string | null,"term_months"?: number | null,"unit_id"?: string | null,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "applications_organization_id_fkey"
      columns: ["organization_id"]
isOneToOne: false
      referencedRelation: "organizations"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "applications_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "lease_deposits"
      referencedColumns: ["organization_id","lease_id"]
    },{
      foreignKeyName: "applications_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "applications_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases_list"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "applications_organization_id_property_id_fkey"
      columns: ["organization_id","property_id"]
isOneToOne: false
      referencedRelation: "properties"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "applications_organization_id_property_id_fkey"
      columns: ["organization_id","property_id"]
isOneToOne: false
      referencedRelation: "properties_list"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "applications_organization_id_unit_id_fkey"
      columns: ["organization_id","unit_id"]
isOneToOne: false
      referencedRelation: "units"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "applications_organization_id_unit_id_fkey"
      columns: ["organization_id","unit_id"]
isOneToOne: false
      referencedRelation: "units_list"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "applications_property_id_unit_id_fkey"
      columns: ["property_id","unit_id"]
isOneToOne: false
      referencedRelation: "units"
      referencedColumns: ["property_id","id"]
    },{
      foreignKeyName: "applications_property_id_unit_id_fkey"
      columns: ["property_id","unit_id"]
isOneToOne: false
      referencedRelation: "units_list"
      referencedColumns: ["property_id","id"]
    }
                  ]
                },"audit_log": {
                  Row: {
                    "action": string,"actor_id": string | null,"after": Json | null,"at": string,"before": Json | null,"id": number,"organization_id": string | null,"row_id": string | null,"table_name": string
                  }
                  ComputedFields: never
                  Insert: {
                    "action": string,"actor_id"?: string | null,"after"?: Json | null,"at"?: string,"before"?: Json | null,"id"?: never,"organization_id"?: string | null,"row_id"?: string | null,"table_name": string
                  }
                  Update: {
                    "action"?: string,"actor_id"?: string | null,"after"?: Json | null,"at"?: string,"before"?: Json | null,"id"?: never,"organization_id"?: string | null,"row_id"?: string | null,"table_name"?: string
                  }
                  Relationships: [
                    
                  ]
                },"charge_credits": {
                  Row: {
                    "amount_minor": number,"charge_id": string,"created_at": string,"created_by": string | null,"currency": Database["public"]['Enums']["currency_code"],"entry_id": string,"id": string,"kind": Database["public"]['Enums']["charge_credit_kind"],"lease_id": string,"occurred_on": string,"organization_id": string,"reason": string,"reversal_entry_id": string | null,"reversed_at": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "amount_minor": number,"charge_id": string,"created_at"?: string,"created_by"?: string | null,"currency": Database["public"]['Enums']["currency_code"],"entry_id": string,"id"?: string,"kind": Database["public"]['Enums']["charge_credit_kind"],"lease_id": string,"occurred_on": string,"organization_id": string,"reason": string,"reversal_entry_id"?: string | null,"reversed_at"?: string | null
                  }
                  Update: {
                    "amount_minor"?: number,"charge_id"?: string,"created_at"?: string,"created_by"?: string | null,"currency"?: Database["public"]['Enums']["currency_code"],"entry_id"?: string,"id"?: string,"kind"?: Database["public"]['Enums']["charge_credit_kind"],"lease_id"?: string,"occurred_on"?: string,"organization_id"?: string,"reason"?: string,"reversal_entry_id"?: string | null,"reversed_at"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "charge_credits_charge_id_lease_id_currency_fkey"
      columns: ["charge_id","lease_id","currency"]
isOneToOne: false
      referencedRelation: "charges"
      referencedColumns: ["id","lease_id","currency"]
    },{
      foreignKeyName: "charge_credits_charge_id_lease_id_currency_fkey"
      columns: ["charge_id","lease_id","currency"]
isOneToOne: false
      referencedRelation: "charges_list"
      referencedColumns: ["id","lease_id","currency"]
    },{
      foreignKeyName: "charge_credits_organization_id_entry_id_fkey"
      columns: ["organization_id","entry_id"]
isOneToOne: false
      referencedRelation: "journal_entries"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "charge_credits_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "lease_deposits"
      referencedColumns: ["organization_id","lease_id"]
    },{
      foreignKeyName: "charge_credits_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "charge_credits_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases_list"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "charge_credits_organization_id_reversal_entry_id_fkey"
      columns: ["organization_id","reversal_entry_id"]
isOneToOne: false
      referencedRelation: "journal_entries"
      referencedColumns: ["organization_id","id"]
    }
                  ]
                },"charges": {
                  Row: {
                    "allocated_minor": number,"amount_minor": number,"created_at": string,"credited_minor": number,"currency": Database["public"]['Enums']["currency_code"],"description": string,"due_on": string,"entry_id": string,"id": string,"kind": Database["public"]['Enums']["charge_kind"],"late_fee_for": string | null,"lease_id": string,"organization_id": string,"outstanding_minor": number,"period_end": string | null,"period_start": string | null,"property_id": string,"reversal_entry_id": string | null,"reversal_reason": string | null,"reversed_at": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "allocated_minor"?: number,"amount_minor": number,"created_at"?: string,"credited_minor"?: number,"currency": Database["public"]['Enums']["currency_code"],"description"?: string,"due_on": string,"entry_id": string,"id"?: string,"kind": Database["public"]['Enums']["charge_kind"],"late_fee_for"?: string | null,"lease_id": string,"organization_id": string,"outstanding_minor"?: never,"period_end"?: string | null,"period_start"?: string | null,"property_id": string,"reversal_entry_id"?: string | null,"reversal_reason"?: string | null,"reversed_at"?: string | null
                  }
                  Update: {
                    "allocated_minor"?: number,"amount_minor"?: number,"created_at"?: string,"credited_minor"?: number,"currency"?: Database["public"]['Enums']["currency_code"],"description"?: string,"due_on"?: string,"entry_id"?: string,"id"?: string,"kind"?: Database["public"]['Enums']["charge_kind"],"late_fee_for"?: string | null,"lease_id"?: string,"organization_id"?: string,"outstanding_minor"?: never,"period_end"?: string | null,"period_start"?: string | null,"property_id"?: string,"reversal_entry_id"?: string | null,"reversal_reason"?: string | null,"reversed_at"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "charges_late_fee_for_fkey"
      columns: ["late_fee_for"]
isOneToOne: false
      referencedRelation: "charges"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "charges_late_fee_for_fkey"
      columns: ["late_fee_for"]
isOneToOne: false
      referencedRelation: "charges_list"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "charges_lease_id_currency_fkey"
      columns: ["lease_id","currency"]
isOneToOne: false
      referencedRelation: "lease_deposits"
      referencedColumns: ["lease_id","currency"]
    },{
      foreignKeyName: "charges_lease_id_currency_fkey"
      columns: ["lease_id","currency"]
isOneToOne: false
      referencedRelation: "leases"
      referencedColumns: ["id","currency"]
    },{
      foreignKeyName: "charges_lease_id_currency_fkey"
      columns: ["lease_id","currency"]
isOneToOne: false
      referencedRelation: "leases_list"
      referencedColumns: ["id","currency"]
    },{
      foreignKeyName: "charges_lease_id_currency_fkey"
      columns: ["lease_id","currency"]
isOneToOne: false
      referencedRelation: "units_list"
      referencedColumns: ["lease_id","rent_currency"]
    },{
      foreignKeyName: "charges_organization_id_entry_id_fkey"
      columns: ["organization_id","entry_id"]
isOneToOne: false
      referencedRelation: "journal_entries"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "charges_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "lease_deposits"
      referencedColumns: ["organization_id","lease_id"]
    },{
      foreignKeyName: "charges_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "charges_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases_list"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "charges_organization_id_property_id_fkey"
      columns: ["organization_id","property_id"]
isOneToOne: false
      referencedRelation: "properties"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "charges_organization_id_property_id_fkey"
      columns: ["organization_id","property_id"]
isOneToOne: false
      referencedRelation: "properties_list"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "charges_organization_id_reversal_entry_id_fkey"
      columns: ["organization_id","reversal_entry_id"]
isOneToOne: false
      referencedRelation: "journal_entries"
      referencedColumns: ["organization_id","id"]
    }
                  ]
                },"currency_conversions": {
                  Row: {
                    "created_at": string,"created_by": string | null,"difference_currency": Database["public"]['Enums']["currency_code"],"difference_minor": number,"entry_id": string,"from_account_id": string,"from_currency": Database["public"]['Enums']["currency_code"],"from_minor": number,"id": string,"memo": string,"occurred_on": string,"organization_id": string,"rate": number,"rate_source": string,"rated_on": string,"to_account_id": string,"to_currency": Database["public"]['Enums']["currency_code"],"to_minor": number
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"created_by"?: string | null,"difference_currency": Database["public"]['Enums']["currency_code"],"difference_minor": number,"entry_id": string,"from_account_id": string,"from_currency": Database["public"]['Enums']["currency_code"],"from_minor": number,"id"?: string,"memo"?: string,"occurred_on": string,"organization_id": string,"rate": number,"rate_source": string,"rated_on": string,"to_account_id": string,"to_currency": Database["public"]['Enums']["currency_code"],"to_minor": number
                  }
                  Update: {
                    "created_at"?: string,"created_by"?: string | null,"difference_currency"?: Database["public"]['Enums']["currency_code"],"difference_minor"?: number,"entry_id"?: string,"from_account_id"?: string,"from_currency"?: Database["public"]['Enums']["currency_code"],"from_minor"?: number,"id"?: string,"memo"?: string,"occurred_on"?: string,"organization_id"?: string,"rate"?: number,"rate_source"?: string,"rated_on"?: string,"to_account_id"?: string,"to_currency"?: Database["public"]['Enums']["currency_code"],"to_minor"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "currency_conversions_organization_id_entry_id_fkey"
      columns: ["organization_id","entry_id"]
isOneToOne: false
      referencedRelation: "journal_entries"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "currency_conversions_organization_id_from_account_id_fkey"
      columns: ["organization_id","from_account_id"]
isOneToOne: false
      referencedRelation: "accounts"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "currency_conversions_organization_id_to_account_id_fkey"
      columns: ["organization_id","to_account_id"]
isOneToOne: false
      referencedRelation: "accounts"
      referencedColumns: ["organization_id","id"]
    }
                  ]
                },"deposit_deductions": {
                  Row: {
                    "amount_minor": number,"charge_id": string | null,"description": string,"id": string,"kind": Database["public"]['Enums']["deduction_kind"],"lease_id": string,"organization_id": string,"position": number,"settlement_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amount_minor": number,"charge_id"?: string | null,"description"?: string,"id"?: string,"kind": Database["public"]['Enums']["deduction_kind"],"lease_id": string,"organization_id": string,"position": number,"settlement_id": string
                  }
                  Update: {
                    "amount_minor"?: number,"charge_id"?: string | null,"description"?: string,"id"?: string,"kind"?: Database["public"]['Enums']["deduction_kind"],"lease_id"?: string,"organization_id"?: string,"position"?: number,"settlement_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "deposit_deductions_charge_id_fkey"
      columns: ["charge_id"]
isOneToOne: false
      referencedRelation: "charges"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "deposit_deductions_charge_id_fkey"
      columns: ["charge_id"]
isOneToOne: false
      referencedRelation: "charges_list"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "deposit_deductions_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "lease_deposits"
      referencedColumns: ["organization_id","lease_id"]
    },{
      foreignKeyName: "deposit_deductions_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "deposit_deductions_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases_list"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "deposit_deductions_organization_id_settlement_id_fkey"
      columns: ["organization_id","settlement_id"]
isOneToOne: false
      referencedRelation: "deposit_settlements"
      referencedColumns: ["organization_id","id"]
    }
                  ]
                },"deposit_settlements": {
                  Row: {
                    "created_at": string,"currency": Database["public"]['Enums']["currency_code"],"details": NonNullable<Json>,"held_minor": number,"id": string,"kept_minor": number,"lease_id": string,"method": Database["public"]['Enums']["payment_method"] | null,"organization_id": string,"payment_id": string | null,"refund_entry_id": string | null,"refund_minor": number,"returned_on": string,"settled_on": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"currency": Database["public"]['Enums']["currency_code"],"details": NonNullable<Json>,"held_minor": number,"id"?: string,"kept_minor": number,"lease_id": string,"method"?: Database["public"]['Enums']["payment_method"] | null,"organization_id": string,"payment_id"?: string | null,"refund_entry_id"?: string | null,"refund_minor"?: never,"returned_on": string,"settled_on": string
                  }
                  Update: {
                    "created_at"?: string,"currency"?: Database["public"]['Enums']["currency_code"],"details"?: NonNullable<Json>,"held_minor"?: number,"id"?: string,"kept_minor"?: number,"lease_id"?: string,"method"?: Database["public"]['Enums']["payment_method"] | null,"organization_id"?: string,"payment_id"?: string | null,"refund_entry_id"?: string | null,"refund_minor"?: never,"returned_on"?: string,"settled_on"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "deposit_settlements_lease_id_currency_fkey"
      columns: ["lease_id","currency"]
isOneToOne: false
      referencedRelation: "lease_deposits"
      referencedColumns: ["lease_id","currency"]
    },{
      foreignKeyName: "deposit_settlements_lease_id_currency_fkey"
      columns: ["lease_id","currency"]
isOneToOne: false
      referencedRelation: "leases"
      referencedColumns: ["id","currency"]
    },{
      foreignKeyName: "deposit_settlements_lease_id_currency_fkey"
      columns: ["lease_id","currency"]
isOneToOne: false
      referencedRelation: "leases_list"
      referencedColumns: ["id","currency"]
    },{
      foreignKeyName: "deposit_settlements_lease_id_currency_fkey"
      columns: ["lease_id","currency"]
isOneToOne: false
      referencedRelation: "units_list"
      referencedColumns: ["lease_id","rent_currency"]
    },{
      foreignKeyName: "deposit_settlements_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "lease_deposits"
      referencedColumns: ["organization_id","lease_id"]
    },{
      foreignKeyName: "deposit_settlements_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "deposit_settlements_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases_list"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "deposit_settlements_organization_id_refund_entry_id_fkey"
      columns: ["organization_id","refund_entry_id"]
isOneToOne: false
      referencedRelation: "journal_entries"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "deposit_settlements_payment_id_lease_id_currency_fkey"
      columns: ["payment_id","lease_id","currency"]
isOneToOne: false
      referencedRelation: "payments"
      referencedColumns: ["id","lease_id","currency"]
    },{
      foreignKeyName: "deposit_settlements_payment_id_lease_id_currency_fkey"
      columns: ["payment_id","lease_id","currency"]
isOneToOne: false
      referencedRelation: "payments_list"
      referencedColumns: ["id","lease_id","currency"]
    }
                  ]
                },"exchange_rates": {
                  Row: {
                    "base_currency": Database["public"]['Enums']["currency_code"],"created_at": string,"created_by": string | null,"id": string,"organization_id": string,"quote_currency": Database["public"]['Enums']["currency_code"],"rate": number,"rated_on": string,"source": string
                  }
                  ComputedFields: never
                  Insert: {
                    "base_currency"?: Database["public"]['Enums']["currency_code"],"created_at"?: string,"created_by"?: string | null,"id"?: string,"organization_id": string,"quote_currency"?: Database["public"]['Enums']["currency_code"],"rate": number,"rated_on": string,"source": string
                  }
                  Update: {
                    "base_currency"?: Database["public"]['Enums']["currency_code"],"created_at"?: string,"created_by"?: string | null,"id"?: string,"organization_id"?: string,"quote_currency"?: Database["public"]['Enums']["currency_code"],"rate"?: number,"rated_on"?: string,"source"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "exchange_rates_organization_id_fkey"
      columns: ["organization_id"]
isOneToOne: false
      referencedRelation: "organizations"
      referencedColumns: ["id"]
    }
                  ]
                },"invitations": {
                  Row: {
                    "accepted_at": string | null,"accepted_by": string | null,"created_at": string,"created_by": string | null,"email": string,"expires_at": string,"id": string,"kind": Database["public"]['Enums']["invitation_kind"],"lease_tenant_id": string | null,"organization_id": string,"revoked_at": string | null,"role": Database["public"]['Enums']["membership_role"] | null,"token_hash": string
                  }
                  ComputedFields: never
                  Insert: {
                    "accepted_at"?: string | null,"accepted_by"?: string | null,"created_at"?: string,"created_by"?: string | null,"email": string,"expires_at": string,"id"?: string,"kind": Database["public"]['Enums']["invitation_kind"],"lease_tenant_id"?: string | null,"organization_id": string,"revoked_at"?: string | null,"role"?: Database["public"]['Enums']["membership_role"] | null,"token_hash": string
                  }
                  Update: {
                    "accepted_at"?: string | null,"accepted_by"?: string | null,"created_at"?: string,"created_by"?: string | null,"email"?: string,"expires_at"?: string,"id"?: string,"kind"?: Database["public"]['Enums']["invitation_kind"],"lease_tenant_id"?: string | null,"organization_id"?: string,"revoked_at"?: string | null,"role"?: Database["public"]['Enums']["membership_role"] | null,"token_hash"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "invitations_organization_id_fkey"
      columns: ["organization_id"]
isOneToOne: false
      referencedRelation: "organizations"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "invitations_organization_id_lease_tenant_id_fkey"
      columns: ["organization_id","lease_tenant_id"]
isOneToOne: false
      referencedRelation: "lease_tenants"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "invitations_organization_id_lease_tenant_id_fkey"
      columns: ["organization_id","lease_tenant_id"]
isOneToOne: false
      referencedRelation: "tenants_list"
      referencedColumns: ["organization_id","id"]
    }
                  ]
                },"journal_entries": {
                  Row: {
                    "created_at": string,"created_by": string | null,"entry_number": number,"id": string,"kind": Database["public"]['Enums']["journal_kind"],"memo": string,"occurred_on": string,"organization_id": string,"reverses_entry_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"created_by"?: string | null,"entry_number": number,"id"?: string,"kind": Database["public"]['Enums']["journal_kind"],"memo"?: string,"occurred_on": string,"organization_id": string,"reverses_entry_id"?: string | null
                  }
                  Update: {
                    "created_at"?: string,"created_by"?: string | null,"entry_number"?: number,"id"?: string,"kind"?: Database["public"]['Enums']["journal_kind"],"memo"?: string,"occurred_on"?: string,"organization_id"?: string,"reverses_entry_id"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "journal_entries_organization_id_fkey"
      columns: ["organization_id"]
isOneToOne: false
      referencedRelation: "organizations"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "journal_entries_organization_id_reverses_entry_id_fkey"
      columns: ["organization_id","reverses_entry_id"]
isOneToOne: false
      referencedRelation: "journal_entries"
      referencedColumns: ["organization_id","id"]
    }
                  ]
                },"journal_lines": {
                  Row: {
                    "account_id": string,"amount_minor": number,"currency": Database["public"]['Enums']["currency_code"],"entry_id": string,"id": number,"lease_id": string | null,"organization_id": string,"property_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "account_id": string,"amount_minor": number,"currency": Database["public"]['Enums']["currency_code"],"entry_id": string,"id"?: never,"lease_id"?: string | null,"organization_id": string,"property_id"?: string | null
                  }
                  Update: {
                    "account_id"?: string,"amount_minor"?: number,"currency"?: Database["public"]['Enums']["currency_code"],"entry_id"?: string,"id"?: never,"lease_id"?: string | null,"organization_id"?: string,"property_id"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "journal_lines_organization_id_account_id_fkey"
      columns: ["organization_id","account_id"]
isOneToOne: false
      referencedRelation: "accounts"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "journal_lines_organization_id_entry_id_fkey"
      columns: ["organization_id","entry_id"]
isOneToOne: false
      referencedRelation: "journal_entries"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "journal_lines_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "lease_deposits"
      referencedColumns: ["organization_id","lease_id"]
    },{
      foreignKeyName: "journal_lines_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "journal_lines_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases_list"
      referencedColumns: ["organization_id","id"]
    }
                  ]
                },"late_fee_rules": {
                  Row: {
                    "amount_minor": number | null,"basis_points": number | null,"created_at": string,"currency": Database["public"]['Enums']["currency_code"],"frequency": Database["public"]['Enums']["late_fee_frequency"],"grace_days": number,"id": string,"kind": Database["public"]['Enums']["late_fee_kind"],"lease_id": string | null,"maximum_minor": number | null,"minimum_balance_minor": number,"monthly_maximum_minor": number | null,"organization_id": string,"property_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "amount_minor"?: number | null,"basis_points"?: number | null,"created_at"?: string,"currency": Database["public"]['Enums']["currency_code"],"frequency"?: Database["public"]['Enums']["late_fee_frequency"],"grace_days"?: number,"id"?: string,"kind": Database["public"]['Enums']["late_fee_kind"],"lease_id"?: string | null,"maximum_minor"?: number | null,"minimum_balance_minor"?: number,"monthly_maximum_minor"?: number | null,"organization_id": string,"property_id"?: string | null
                  }
                  Update: {
                    "amount_minor"?: number | null,"basis_points"?: number | null,"created_at"?: string,"currency"?: Database["public"]['Enums']["currency_code"],"frequency"?: Database["public"]['Enums']["late_fee_frequency"],"grace_days"?: number,"id"?: string,"kind"?: Database["public"]['Enums']["late_fee_kind"],"lease_id"?: string | null,"maximum_minor"?: number | null,"minimum_balance_minor"?: number,"monthly_maximum_minor"?: number | null,"organization_id"?: string,"property_id"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "late_fee_rules_lease_id_currency_fkey"
      columns: ["lease_id","currency"]
isOneToOne: false
      referencedRelation: "lease_deposits"
      referencedColumns: ["lease_id","currency"]
    },{
      foreignKeyName: "late_fee_rules_lease_id_currency_fkey"
      columns: ["lease_id","currency"]
isOneToOne: false
      referencedRelation: "leases"
      referencedColumns: ["id","currency"]
    },{
      foreignKeyName: "late_fee_rules_lease_id_currency_fkey"
      columns: ["lease_id","currency"]
isOneToOne: false
      referencedRelation: "leases_list"
      referencedColumns: ["id","currency"]
    },{
      foreignKeyName: "late_fee_rules_lease_id_currency_fkey"
      columns: ["lease_id","currency"]
isOneToOne: false
      referencedRelation: "units_list"
      referencedColumns: ["lease_id","rent_currency"]
    },{
      foreignKeyName: "late_fee_rules_organization_id_fkey"
      columns: ["organization_id"]
isOneToOne: false
      referencedRelation: "organizations"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "late_fee_rules_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "lease_deposits"
      referencedColumns: ["organization_id","lease_id"]
    },{
      foreignKeyName: "late_fee_rules_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "late_fee_rules_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases_list"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "late_fee_rules_organization_id_property_id_fkey"
      columns: ["organization_id","property_id"]
isOneToOne: false
      referencedRelation: "properties"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "late_fee_rules_organization_id_property_id_fkey"
      columns: ["organization_id","property_id"]
isOneToOne: false
      referencedRelation: "properties_list"
      referencedColumns: ["organization_id","id"]
    }
                  ]
                },"lease_balances": {
                  Row: {
                    "billed_minor": number,"credit_minor": number,"currency": Database["public"]['Enums']["currency_code"],"lease_id": string,"organization_id": string,"paid_minor": number,"receivable_minor": number
                  }
                  ComputedFields: never
                  Insert: {
                    "billed_minor"?: number,"credit_minor"?: number,"currency": Database["public"]['Enums']["currency_code"],"lease_id": string,"organization_id": string,"paid_minor"?: number,"receivable_minor"?: number
                  }
                  Update: {
                    "billed_minor"?: number,"credit_minor"?: number,"currency"?: Database["public"]['Enums']["currency_code"],"lease_id"?: string,"organization_id"?: string,"paid_minor"?: number,"receivable_minor"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "lease_balances_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "lease_deposits"
      referencedColumns: ["organization_id","lease_id"]
    },{
      foreignKeyName: "lease_balances_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "lease_balances_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases_list"
      referencedColumns: ["organization_id","id"]
    }
                  ]
                },"lease_events": {
                  Row: {
                    "actor_id": string | null,"created_at": string,"facts": NonNullable<Json>,"id": number,"kind": Database["public"]['Enums']["lease_event_kind"],"lease_id": string,"organization_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "actor_id"?: string | null,"created_at"?: string,"facts"?: NonNullable<Json>,"id"?: never,"kind": Database["public"]['Enums']["lease_event_kind"],"lease_id": string,"organization_id": string
                  }
                  Update: {
                    "actor_id"?: string | null,"created_at"?: string,"facts"?: NonNullable<Json>,"id"?: never,"kind"?: Database["public"]['Enums']["lease_event_kind"],"lease_id"?: string,"organization_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "lease_events_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "lease_deposits"
      referencedColumns: ["organization_id","lease_id"]
    },{
      foreignKeyName: "lease_events_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "lease_events_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases_list"
      referencedColumns: ["organization_id","id"]
    }
                  ]
                },"lease_guarantors": {
                  Row: {
                    "created_at": string,"id": string,"lease_id": string,"organization_id": string,"person_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id"?: string,"lease_id": string,"organization_id": string,"person_id": string
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"lease_id"?: string,"organization_id"?: string,"person_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "lease_guarantors_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "lease_deposits"
      referencedColumns: ["organization_id","lease_id"]
    },{
      foreignKeyName: "lease_guarantors_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "lease_guarantors_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases_list"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "lease_guarantors_organization_id_person_id_fkey"
      columns: ["organization_id","person_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["organization_id","id"]
    }
                  ]
                },"lease_rent_steps": {
                  Row: {
                    "created_at": string,"currency": Database["public"]['Enums']["currency_code"],"id": string,"lease_id": string,"organization_id": string,"rent_minor": number,"starts_on": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"currency": Database["public"]['Enums']["currency_code"],"id"?: string,"lease_id": string,"organization_id": string,"rent_minor": number,"starts_on": string
                  }
                  Update: {
                    "created_at"?: string,"currency"?: Database["public"]['Enums']["currency_code"],"id"?: string,"lease_id"?: string,"organization_id"?: string,"rent_minor"?: number,"starts_on"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "lease_rent_steps_lease_id_currency_fkey"
      columns: ["lease_id","currency"]
isOneToOne: false
      referencedRelation: "lease_deposits"
      referencedColumns: ["lease_id","currency"]
    },{
      foreignKeyName: "lease_rent_steps_lease_id_currency_fkey"
      columns: ["lease_id","currency"]
isOneToOne: false
      referencedRelation: "leases"
      referencedColumns: ["id","currency"]
    },{
      foreignKeyName: "lease_rent_steps_lease_id_currency_fkey"
      columns: ["lease_id","currency"]
isOneToOne: false
      referencedRelation: "leases_list"
      referencedColumns: ["id","currency"]
    },{
      foreignKeyName: "lease_rent_steps_lease_id_currency_fkey"
      columns: ["lease_id","currency"]
isOneToOne: false
      referencedRelation: "units_list"
      referencedColumns: ["lease_id","rent_currency"]
    },{
      foreignKeyName: "lease_rent_steps_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "lease_deposits"
      referencedColumns: ["organization_id","lease_id"]
    },{
      foreignKeyName: "lease_rent_steps_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "lease_rent_steps_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases_list"
      referencedColumns: ["organization_id","id"]
    }
                  ]
                },"lease_tenants": {
                  Row: {
                    "created_at": string,"id": string,"is_primary": boolean,"lease_id": string,"organization_id": string,"person_id": string,"user_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id"?: string,"is_primary"?: boolean,"lease_id": string,"organization_id": string,"person_id": string,"user_id"?: string | null
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"is_primary"?: boolean,"lease_id"?: string,"organization_id"?: string,"person_id"?: string,"user_id"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "lease_tenants_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "lease_deposits"
      referencedColumns: ["organization_id","lease_id"]
    },{
      foreignKeyName: "lease_tenants_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "lease_tenants_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases_list"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "lease_tenants_organization_id_person_id_fkey"
      columns: ["organization_id","person_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["organization_id","id"]
    }
                  ]
                },"leases": {
                  Row: {
                    "bill_from": string,"charged_through": string | null,"created_at": string,"currency": Database["public"]['Enums']["currency_code"],"deposit_minor": number,"due_day": number,"ended_on": string | null,"ends_on": string,"id": string,"late_fee_basis_points": number | null,"late_fee_cap_minor": number | null,"late_fee_grace_days": number,"late_fee_inherited": boolean,"late_fee_kind": Database["public"]['Enums']["late_fee_kind"],"late_fee_minor": number | null,"occupies": unknown,"organization_id": string,"property_id": string,"proration_method": Database["public"]['Enums']["proration_method"],"renews_lease_id": string | null,"starts_on": string,"status": Database["public"]['Enums']["lease_status"],"unit_id": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "bill_from": string,"charged_through"?: string | null,"created_at"?: string,"currency": Database["public"]['Enums']["currency_code"],"deposit_minor"?: number,"due_day": number,"ended_on"?: string | null,"ends_on": string,"id"?: string,"late_fee_basis_points"?: number | null,"late_fee_cap_minor"?: number | null,"late_fee_grace_days"?: number,"late_fee_inherited"?: boolean,"late_fee_kind"?: Database["public"]['Enums']["late_fee_kind"],"late_fee_minor"?: number | null,"occupies"?: never,"organization_id": string,"property_id": string,"proration_method"?: Database["public"]['Enums']["proration_method"],"renews_lease_id"?: string | null,"starts_on": string,"status"?: Database["public"]['Enums']["lease_status"],"unit_id": string,"updated_at"?: string
                  }
                  Update: {
                    "bill_from"?: string,"charged_through"?: string | null,"created_at"?: string,"currency"?: Database["public"]['Enums']["currency_code"],"deposit_minor"?: number,"due_day"?: number,"ended_on"?: string | null,"ends_on"?: string,"id"?: string,"late_fee_basis_points"?: number | null,"late_fee_cap_minor"?: number | null,"late_fee_grace_days"?: number,"late_fee_inherited"?: boolean,"late_fee_kind"?: Database["public"]['Enums']["late_fee_kind"],"late_fee_minor"?: number | null,"occupies"?: never,"organization_id"?: string,"property_id"?: string,"proration_method"?: Database["public"]['Enums']["proration_method"],"renews_lease_id"?: string | null,"starts_on"?: string,"status"?: Database["public"]['Enums']["lease_status"],"unit_id"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "leases_organization_id_renews_lease_id_fkey"
      columns: ["organization_id","renews_lease_id"]
isOneToOne: false
      referencedRelation: "lease_deposits"
      referencedColumns: ["organization_id","lease_id"]
    },{
      foreignKeyName: "leases_organization_id_renews_lease_id_fkey"
      columns: ["organization_id","renews_lease_id"]
isOneToOne: false
      referencedRelation: "leases"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "leases_organization_id_renews_lease_id_fkey"
      columns: ["organization_id","renews_lease_id"]
isOneToOne: false
      referencedRelation: "leases_list"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "leases_organization_id_unit_id_fkey"
      columns: ["organization_id","unit_id"]
isOneToOne: false
      referencedRelation: "units"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "leases_organization_id_unit_id_fkey"
      columns: ["organization_id","unit_id"]
isOneToOne: false
      referencedRelation: "units_list"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "leases_property_id_unit_id_fkey"
      columns: ["property_id","unit_id"]
isOneToOne: false
      referencedRelation: "units"
      referencedColumns: ["property_id","id"]
    },{
      foreignKeyName: "leases_property_id_unit_id_fkey"
      columns: ["property_id","unit_id"]
isOneToOne: false
      referencedRelation: "units_list"
      referencedColumns: ["property_id","id"]
    }
                  ]
                },"listings": {
                  Row: {
                    "amenities_en": string,"amenities_es": string,"available_from": string | null,"created_at": string,"deposit_months": number,"description_en": string,"description_es": string,"id": string,"is_active": boolean,"organization_id": string,"property_id": string,"published_at": string | null,"rent_currency": Database["public"]['Enums']["currency_code"],"rent_minor": number,"slug": string,"title_en": string,"title_es": string,"unit_id": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amenities_en"?: string,"amenities_es"?: string,"available_from"?: string | null,"created_at"?: string,"deposit_months"?: number,"description_en"?: string,"description_es"?: string,"id"?: string,"is_active"?: boolean,"organization_id": string,"property_id": string,"published_at"?: string | null,"rent_currency": Database["public"]['Enums']["currency_code"],"rent_minor": number,"slug": string,"title_en"?: string,"title_es": string,"unit_id": string,"updated_at"?: string
                  }
                  Update: {
                    "amenities_en"?: string,"amenities_es"?: string,"available_from"?: string | null,"created_at"?: string,"deposit_months"?: number,"description_en"?: string,"description_es"?: string,"id"?: string,"is_active"?: boolean,"organization_id"?: string,"property_id"?: string,"published_at"?: string | null,"rent_currency"?: Database["public"]['Enums']["currency_code"],"rent_minor"?: number,"slug"?: string,"title_en"?: string,"title_es"?: string,"unit_id"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "listings_organization_id_property_id_fkey"
      columns: ["organization_id","property_id"]
isOneToOne: false
      referencedRelation: "properties"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "listings_organization_id_property_id_fkey"
      columns: ["organization_id","property_id"]
isOneToOne: false
      referencedRelation: "properties_list"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "listings_organization_id_unit_id_fkey"
      columns: ["organization_id","unit_id"]
isOneToOne: false
      referencedRelation: "units"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "listings_organization_id_unit_id_fkey"
      columns: ["organization_id","unit_id"]
isOneToOne: false
      referencedRelation: "units_list"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "listings_property_id_unit_id_fkey"
      columns: ["property_id","unit_id"]
isOneToOne: false
      referencedRelation: "units"
      referencedColumns: ["property_id","id"]
    },{
      foreignKeyName: "listings_property_id_unit_id_fkey"
      columns: ["property_id","unit_id"]
isOneToOne: false
      referencedRelation: "units_list"
      referencedColumns: ["property_id","id"]
    }
                  ]
                },"memberships": {
                  Row: {
                    "created_at": string,"organization_id": string,"role": Database["public"]['Enums']["membership_role"],"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"organization_id": string,"role": Database["public"]['Enums']["membership_role"],"user_id": string
                  }
                  Update: {
                    "created_at"?: string,"organization_id"?: string,"role"?: Database["public"]['Enums']["membership_role"],"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "memberships_organization_id_fkey"
      columns: ["organization_id"]
isOneToOne: false
      referencedRelation: "organizations"
      referencedColumns: ["id"]
    }
                  ]
                },"meter_readings": {
                  Row: {
                    "charge_id": string | null,"created_at": string,"created_by": string | null,"id": string,"lease_id": string | null,"meter_id": string,"organization_id": string,"price_minor": number | null,"read_on": string,"removed_at": string | null,"unit_id": string,"used": number | null,"value": number
                  }
                  ComputedFields: never
                  Insert: {
                    "charge_id"?: string | null,"created_at"?: string,"created_by"?: string | null,"id"?: string,"lease_id"?: string | null,"meter_id": string,"organization_id": string,"price_minor"?: number | null,"read_on": string,"removed_at"?: string | null,"unit_id": string,"used"?: number | null,"value": number
                  }
                  Update: {
                    "charge_id"?: string | null,"created_at"?: string,"created_by"?: string | null,"id"?: string,"lease_id"?: string | null,"meter_id"?: string,"organization_id"?: string,"price_minor"?: number | null,"read_on"?: string,"removed_at"?: string | null,"unit_id"?: string,"used"?: number | null,"value"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "meter_readings_charge_id_fkey"
      columns: ["charge_id"]
isOneToOne: false
      referencedRelation: "charges"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "meter_readings_charge_id_fkey"
      columns: ["charge_id"]
isOneToOne: false
      referencedRelation: "charges_list"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "meter_readings_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "lease_deposits"
      referencedColumns: ["organization_id","lease_id"]
    },{
      foreignKeyName: "meter_readings_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "meter_readings_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases_list"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "meter_readings_organization_id_meter_id_fkey"
      columns: ["organization_id","meter_id"]
isOneToOne: false
      referencedRelation: "unit_meters"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "meter_readings_organization_id_unit_id_fkey"
      columns: ["organization_id","unit_id"]
isOneToOne: false
      referencedRelation: "units"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "meter_readings_organization_id_unit_id_fkey"
      columns: ["organization_id","unit_id"]
isOneToOne: false
      referencedRelation: "units_list"
      referencedColumns: ["organization_id","id"]
    }
                  ]
                },"month_ends": {
                  Row: {
                    "let_unit_count": number,"month": string,"organization_id": string,"property_count": number,"unit_count": number
                  }
                  ComputedFields: never
                  Insert: {
                    "let_unit_count": number,"month": string,"organization_id": string,"property_count": number,"unit_count": number
                  }
                  Update: {
                    "let_unit_count"?: number,"month"?: string,"organization_id"?: string,"property_count"?: number,"unit_count"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "month_ends_organization_id_fkey"
      columns: ["organization_id"]
isOneToOne: false
      referencedRelation: "organizations"
      referencedColumns: ["id"]
    }
                  ]
                },"monthly_totals": {
                  Row: {
                    "billed_minor": number,"collected_minor": number,"currency": Database["public"]['Enums']["currency_code"],"month": string,"organization_id": string,"revenue_minor": number
                  }
                  ComputedFields: never
                  Insert: {
                    "billed_minor"?: number,"collected_minor"?: number,"currency": Database["public"]['Enums']["currency_code"],"month": string,"organization_id": string,"revenue_minor"?: number
                  }
                  Update: {
                    "billed_minor"?: number,"collected_minor"?: number,"currency"?: Database["public"]['Enums']["currency_code"],"month"?: string,"organization_id"?: string,"revenue_minor"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "monthly_totals_organization_id_fkey"
      columns: ["organization_id"]
isOneToOne: false
      referencedRelation: "organizations"
      referencedColumns: ["id"]
    }
                  ]
                },"notification_settings": {
                  Row: {
                    "channel": Database["public"]['Enums']["notification_channel"],"event": Database["public"]['Enums']["notification_event"],"is_enabled": boolean,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "channel": Database["public"]['Enums']["notification_channel"],"event": Database["public"]['Enums']["notification_event"],"is_enabled": boolean,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "channel"?: Database["public"]['Enums']["notification_channel"],"event"?: Database["public"]['Enums']["notification_event"],"is_enabled"?: boolean,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"organization_totals": {
                  Row: {
                    "occupied_unit_count": number,"organization_id": string,"property_count": number,"reported_payment_count": number,"tenant_count": number,"unit_count": number
                  }
                  ComputedFields: never
                  Insert: {
                    "occupied_unit_count"?: number,"organization_id": string,"property_count"?: number,"reported_payment_count"?: number,"tenant_count"?: number,"unit_count"?: number
                  }
                  Update: {
                    "occupied_unit_count"?: number,"organization_id"?: string,"property_count"?: number,"reported_payment_count"?: number,"tenant_count"?: number,"unit_count"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "organization_totals_organization_id_fkey"
      columns: ["organization_id"]
isOneToOne: true
      referencedRelation: "organizations"
      referencedColumns: ["id"]
    }
                  ]
                },"organizations": {
                  Row: {
                    "address": string,"closed_at": string | null,"created_at": string,"created_by": string | null,"default_currency": Database["public"]['Enums']["currency_code"],"id": string,"kind": Database["public"]['Enums']["organization_kind"],"name": string,"phone": string,"rnc": string,"time_zone": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "address"?: string,"closed_at"?: string | null,"created_at"?: string,"created_by"?: string | null,"default_currency"?: Database["public"]['Enums']["currency_code"],"id"?: string,"kind"?: Database["public"]['Enums']["organization_kind"],"name": string,"phone"?: string,"rnc"?: string,"time_zone"?: string,"updated_at"?: string
                  }
                  Update: {
                    "address"?: string,"closed_at"?: string | null,"created_at"?: string,"created_by"?: string | null,"default_currency"?: Database["public"]['Enums']["currency_code"],"id"?: string,"kind"?: Database["public"]['Enums']["organization_kind"],"name"?: string,"phone"?: string,"rnc"?: string,"time_zone"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"payment_allocations": {
                  Row: {
                    "amount_minor": number,"charge_id": string,"created_at": string,"currency": Database["public"]['Enums']["currency_code"],"entry_id": string,"id": number,"lease_id": string,"occurred_on": string,"organization_id": string,"payment_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amount_minor": number,"charge_id": string,"created_at"?: string,"currency": Database["public"]['Enums']["currency_code"],"entry_id": string,"id"?: never,"lease_id": string,"occurred_on": string,"organization_id": string,"payment_id": string
                  }
                  Update: {
                    "amount_minor"?: number,"charge_id"?: string,"created_at"?: string,"currency"?: Database["public"]['Enums']["currency_code"],"entry_id"?: string,"id"?: never,"lease_id"?: string,"occurred_on"?: string,"organization_id"?: string,"payment_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "payment_allocations_charge_id_lease_id_currency_fkey"
      columns: ["charge_id","lease_id","currency"]
isOneToOne: false
      referencedRelation: "charges"
      referencedColumns: ["id","lease_id","currency"]
    },{
      foreignKeyName: "payment_allocations_charge_id_lease_id_currency_fkey"
      columns: ["charge_id","lease_id","currency"]
isOneToOne: false
      referencedRelation: "charges_list"
      referencedColumns: ["id","lease_id","currency"]
    },{
      foreignKeyName: "payment_allocations_organization_id_entry_id_fkey"
      columns: ["organization_id","entry_id"]
isOneToOne: false
      referencedRelation: "journal_entries"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "payment_allocations_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "lease_deposits"
      referencedColumns: ["organization_id","lease_id"]
    },{
      foreignKeyName: "payment_allocations_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "payment_allocations_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases_list"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "payment_allocations_payment_id_lease_id_currency_fkey"
      columns: ["payment_id","lease_id","currency"]
isOneToOne: false
      referencedRelation: "payments"
      referencedColumns: ["id","lease_id","currency"]
    },{
      foreignKeyName: "payment_allocations_payment_id_lease_id_currency_fkey"
      columns: ["payment_id","lease_id","currency"]
isOneToOne: false
      referencedRelation: "payments_list"
      referencedColumns: ["id","lease_id","currency"]
    }
                  ]
                },"payments": {
                  Row: {
                    "amount_minor": number,"created_at": string,"currency": Database["public"]['Enums']["currency_code"],"decided_at": string | null,"decided_by": string | null,"decision_reason": string | null,"entry_id": string | null,"id": string,"lease_id": string,"method": Database["public"]['Enums']["payment_method"],"organization_id": string,"paid_on": string,"proof_path": string | null,"property_id": string,"reference": string,"reported_by": string | null,"reversal_entry_id": string | null,"status": Database["public"]['Enums']["payment_status"],"unapplied_minor": number
                  }
                  ComputedFields: never
                  Insert: {
                    "amount_minor": number,"created_at"?: string,"currency": Database["public"]['Enums']["currency_code"],"decided_at"?: string | null,"decided_by"?: string | null,"decision_reason"?: string | null,"entry_id"?: string | null,"id"?: string,"lease_id": string,"method": Database["public"]['Enums']["payment_method"],"organization_id": string,"paid_on": string,"proof_path"?: string | null,"property_id": string,"reference"?: string,"reported_by"?: string | null,"reversal_entry_id"?: string | null,"status": Database["public"]['Enums']["payment_status"],"unapplied_minor"?: number
                  }
                  Update: {
                    "amount_minor"?: number,"created_at"?: string,"currency"?: Database["public"]['Enums']["currency_code"],"decided_at"?: string | null,"decided_by"?: string | null,"decision_reason"?: string | null,"entry_id"?: string | null,"id"?: string,"lease_id"?: string,"method"?: Database["public"]['Enums']["payment_method"],"organization_id"?: string,"paid_on"?: string,"proof_path"?: string | null,"property_id"?: string,"reference"?: string,"reported_by"?: string | null,"reversal_entry_id"?: string | null,"status"?: Database["public"]['Enums']["payment_status"],"unapplied_minor"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "payments_lease_id_currency_fkey"
      columns: ["lease_id","currency"]
isOneToOne: false
      referencedRelation: "lease_deposits"
      referencedColumns: ["lease_id","currency"]
    },{
      foreignKeyName: "payments_lease_id_currency_fkey"
      columns: ["lease_id","currency"]
isOneToOne: false
      referencedRelation: "leases"
      referencedColumns: ["id","currency"]
    },{
      foreignKeyName: "payments_lease_id_currency_fkey"
      columns: ["lease_id","currency"]
isOneToOne: false
      referencedRelation: "leases_list"
      referencedColumns: ["id","currency"]
    },{
      foreignKeyName: "payments_lease_id_currency_fkey"
      columns: ["lease_id","currency"]
isOneToOne: false
      referencedRelation: "units_list"
      referencedColumns: ["lease_id","rent_currency"]
    },{
      foreignKeyName: "payments_organization_id_entry_id_fkey"
      columns: ["organization_id","entry_id"]
isOneToOne: false
      referencedRelation: "journal_entries"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "payments_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "lease_deposits"
      referencedColumns: ["organization_id","lease_id"]
    },{
      foreignKeyName: "payments_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "payments_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases_list"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "payments_organization_id_property_id_fkey"
      columns: ["organization_id","property_id"]
isOneToOne: false
      referencedRelation: "properties"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "payments_organization_id_property_id_fkey"
      columns: ["organization_id","property_id"]
isOneToOne: false
      referencedRelation: "properties_list"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "payments_organization_id_reversal_entry_id_fkey"
      columns: ["organization_id","reversal_entry_id"]
isOneToOne: false
      referencedRelation: "journal_entries"
      referencedColumns: ["organization_id","id"]
    }
                  ]
                },"people": {
                  Row: {
                    "created_at": string,"email": string,"full_name": string,"id": string,"identity_number": string,"identity_type": Database["public"]['Enums']["identity_type"] | null,"organization_id": string,"phone": string,"search_name": string | null,"search_text": string | null,"updated_at": string,"user_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"email"?: string,"full_name": string,"id"?: string,"identity_number"?: string,"identity_type"?: Database["public"]['Enums']["identity_type"] | null,"organization_id": string,"phone"?: string,"search_name"?: never,"search_text"?: never,"updated_at"?: string,"user_id"?: string | null
                  }
                  Update: {
                    "created_at"?: string,"email"?: string,"full_name"?: string,"id"?: string,"identity_number"?: string,"identity_type"?: Database["public"]['Enums']["identity_type"] | null,"organization_id"?: string,"phone"?: string,"search_name"?: never,"search_text"?: never,"updated_at"?: string,"user_id"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "people_organization_id_fkey"
      columns: ["organization_id"]
isOneToOne: false
      referencedRelation: "organizations"
      referencedColumns: ["id"]
    }
                  ]
                },"person_notes": {
                  Row: {
                    "body": string,"created_at": string,"created_by": string | null,"id": string,"organization_id": string,"person_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "body": string,"created_at"?: string,"created_by"?: string | null,"id"?: string,"organization_id": string,"person_id": string
                  }
                  Update: {
                    "body"?: string,"created_at"?: string,"created_by"?: string | null,"id"?: string,"organization_id"?: string,"person_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "person_notes_organization_id_person_id_fkey"
      columns: ["organization_id","person_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["organization_id","id"]
    }
                  ]
                },"person_tags": {
                  Row: {
                    "created_at": string,"id": string,"organization_id": string,"person_id": string,"tag": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id"?: string,"organization_id": string,"person_id": string,"tag": string
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"organization_id"?: string,"person_id"?: string,"tag"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "person_tags_organization_id_person_id_fkey"
      columns: ["organization_id","person_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["organization_id","id"]
    }
                  ]
                },"profiles": {
                  Row: {
                    "avatar_path": string | null,"created_at": string,"full_name": string,"id": string,"identity_number": string,"identity_type": Database["public"]['Enums']["identity_type"] | null,"locale": string,"municipality": string,"phone": string,"preferences_saved_at": string | null,"province": string,"reference": string,"sector": string,"street": string,"street_number": string,"theme": string,"time_zone": string,"updated_at": string,"user_type": Database["public"]['Enums']["user_type"]
                  }
                  ComputedFields: never
                  Insert: {
                    "avatar_path"?: string | null,"created_at"?: string,"full_name"?: string,"id": string,"identity_number"?: string,"identity_type"?: Database["public"]['Enums']["identity_type"] | null,"locale"?: string,"municipality"?: string,"phone"?: string,"preferences_saved_at"?: string | null,"province"?: string,"reference"?: string,"sector"?: string,"street"?: string,"street_number"?: string,"theme"?: string,"time_zone"?: string,"updated_at"?: string,"user_type"?: Database["public"]['Enums']["user_type"]
                  }
                  Update: {
                    "avatar_path"?: string | null,"created_at"?: string,"full_name"?: string,"id"?: string,"identity_number"?: string,"identity_type"?: Database["public"]['Enums']["identity_type"] | null,"locale"?: string,"municipality"?: string,"phone"?: string,"preferences_saved_at"?: string | null,"province"?: string,"reference"?: string,"sector"?: string,"street"?: string,"street_number"?: string,"theme"?: string,"time_zone"?: string,"updated_at"?: string,"user_type"?: Database["public"]['Enums']["user_type"]
                  }
                  Relationships: [
                    
                  ]
                },"properties": {
                  Row: {
                    "archived_at": string | null,"condominium_contact": string,"condominium_email": string,"condominium_name": string,"condominium_phone": string,"created_at": string,"id": string,"in_condominium": boolean,"municipality": string,"name": string,"organization_id": string,"property_type": Database["public"]['Enums']["property_type"],"province": string,"reference": string,"search_text": string | null,"sector": string,"street": string,"street_number": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "archived_at"?: string | null,"condominium_contact"?: string,"condominium_email"?: string,"condominium_name"?: string,"condominium_phone"?: string,"created_at"?: string,"id"?: string,"in_condominium"?: boolean,"municipality": string,"name": string,"organization_id": string,"property_type": Database["public"]['Enums']["property_type"],"province": string,"reference"?: string,"search_text"?: never,"sector"?: string,"street"?: string,"street_number"?: string,"updated_at"?: string
                  }
                  Update: {
                    "archived_at"?: string | null,"condominium_contact"?: string,"condominium_email"?: string,"condominium_name"?: string,"condominium_phone"?: string,"created_at"?: string,"id"?: string,"in_condominium"?: boolean,"municipality"?: string,"name"?: string,"organization_id"?: string,"property_type"?: Database["public"]['Enums']["property_type"],"province"?: string,"reference"?: string,"search_text"?: never,"sector"?: string,"street"?: string,"street_number"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "properties_organization_id_fkey"
      columns: ["organization_id"]
isOneToOne: false
      referencedRelation: "organizations"
      referencedColumns: ["id"]
    }
                  ]
                },"property_finances": {
                  Row: {
                    "closing_costs_minor": number | null,"condominium_fee_currency": Database["public"]['Enums']["currency_code"] | null,"condominium_fee_minor": number | null,"created_at": string,"debt_service_minor": number | null,"id": string,"loan_currency": Database["public"]['Enums']["currency_code"] | null,"loan_minor": number | null,"organization_id": string,"property_id": string,"purchase_currency": Database["public"]['Enums']["currency_code"] | null,"purchase_minor": number | null,"purchased_on": string | null,"updated_at": string,"value_currency": Database["public"]['Enums']["currency_code"] | null,"value_minor": number | null,"valued_on": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "closing_costs_minor"?: number | null,"condominium_fee_currency"?: Database["public"]['Enums']["currency_code"] | null,"condominium_fee_minor"?: number | null,"created_at"?: string,"debt_service_minor"?: number | null,"id"?: string,"loan_currency"?: Database["public"]['Enums']["currency_code"] | null,"loan_minor"?: number | null,"organization_id": string,"property_id": string,"purchase_currency"?: Database["public"]['Enums']["currency_code"] | null,"purchase_minor"?: number | null,"purchased_on"?: string | null,"updated_at"?: string,"value_currency"?: Database["public"]['Enums']["currency_code"] | null,"value_minor"?: number | null,"valued_on"?: string | null
                  }
                  Update: {
                    "closing_costs_minor"?: number | null,"condominium_fee_currency"?: Database["public"]['Enums']["currency_code"] | null,"condominium_fee_minor"?: number | null,"created_at"?: string,"debt_service_minor"?: number | null,"id"?: string,"loan_currency"?: Database["public"]['Enums']["currency_code"] | null,"loan_minor"?: number | null,"organization_id"?: string,"property_id"?: string,"purchase_currency"?: Database["public"]['Enums']["currency_code"] | null,"purchase_minor"?: number | null,"purchased_on"?: string | null,"updated_at"?: string,"value_currency"?: Database["public"]['Enums']["currency_code"] | null,"value_minor"?: number | null,"valued_on"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "property_finances_organization_id_property_id_fkey"
      columns: ["organization_id","property_id"]
isOneToOne: true
      referencedRelation: "properties"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "property_finances_organization_id_property_id_fkey"
      columns: ["organization_id","property_id"]
isOneToOne: true
      referencedRelation: "properties_list"
      referencedColumns: ["organization_id","id"]
    }
                  ]
                },"property_owners": {
                  Row: {
                    "created_at": string,"full_name": string,"id": string,"identity_number": string,"identity_type": Database["public"]['Enums']["identity_type"] | null,"organization_id": string,"position": number,"property_id": string,"share_basis_points": number
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"full_name": string,"id"?: string,"identity_number"?: string,"identity_type"?: Database["public"]['Enums']["identity_type"] | null,"organization_id": string,"position": number,"property_id": string,"share_basis_points": number
                  }
                  Update: {
                    "created_at"?: string,"full_name"?: string,"id"?: string,"identity_number"?: string,"identity_type"?: Database["public"]['Enums']["identity_type"] | null,"organization_id"?: string,"position"?: number,"property_id"?: string,"share_basis_points"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "property_owners_organization_id_property_id_fkey"
      columns: ["organization_id","property_id"]
isOneToOne: false
      referencedRelation: "properties"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "property_owners_organization_id_property_id_fkey"
      columns: ["organization_id","property_id"]
isOneToOne: false
      referencedRelation: "properties_list"
      referencedColumns: ["organization_id","id"]
    }
                  ]
                },"property_photos": {
                  Row: {
                    "caption": string,"created_at": string,"id": string,"organization_id": string,"path": string,"position": number,"property_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "caption"?: string,"created_at"?: string,"id"?: string,"organization_id": string,"path": string,"position"?: number,"property_id": string
                  }
                  Update: {
                    "caption"?: string,"created_at"?: string,"id"?: string,"organization_id"?: string,"path"?: string,"position"?: number,"property_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "property_photos_organization_id_property_id_fkey"
      columns: ["organization_id","property_id"]
isOneToOne: false
      referencedRelation: "properties"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "property_photos_organization_id_property_id_fkey"
      columns: ["organization_id","property_id"]
isOneToOne: false
      referencedRelation: "properties_list"
      referencedColumns: ["organization_id","id"]
    }
                  ]
                },"receipts": {
                  Row: {
                    "amount_minor": number,"created_at": string,"currency": Database["public"]['Enums']["currency_code"],"details": NonNullable<Json>,"id": string,"issued_on": string,"lease_id": string,"number": number,"organization_id": string,"payment_id": string,"void_reason": string | null,"voided_at": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "amount_minor": number,"created_at"?: string,"currency": Database["public"]['Enums']["currency_code"],"details": NonNullable<Json>,"id"?: string,"issued_on": string,"lease_id": string,"number": number,"organization_id": string,"payment_id": string,"void_reason"?: string | null,"voided_at"?: string | null
                  }
                  Update: {
                    "amount_minor"?: number,"created_at"?: string,"currency"?: Database["public"]['Enums']["currency_code"],"details"?: NonNullable<Json>,"id"?: string,"issued_on"?: string,"lease_id"?: string,"number"?: number,"organization_id"?: string,"payment_id"?: string,"void_reason"?: string | null,"voided_at"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "receipts_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "lease_deposits"
      referencedColumns: ["organization_id","lease_id"]
    },{
      foreignKeyName: "receipts_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "receipts_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases_list"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "receipts_organization_id_payment_id_fkey"
      columns: ["organization_id","payment_id"]
isOneToOne: false
      referencedRelation: "payments"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "receipts_organization_id_payment_id_fkey"
      columns: ["organization_id","payment_id"]
isOneToOne: false
      referencedRelation: "payments_list"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "receipts_payment_id_lease_id_currency_fkey"
      columns: ["payment_id","lease_id","currency"]
isOneToOne: false
      referencedRelation: "payments"
      referencedColumns: ["id","lease_id","currency"]
    },{
      foreignKeyName: "receipts_payment_id_lease_id_currency_fkey"
      columns: ["payment_id","lease_id","currency"]
isOneToOne: false
      referencedRelation: "payments_list"
      referencedColumns: ["id","lease_id","currency"]
    }
                  ]
                },"recurring_charges": {
                  Row: {
                    "amount_minor": number,"charged_through": string | null,"created_at": string,"currency": Database["public"]['Enums']["currency_code"],"description": string,"ends_on": string | null,"id": string,"kind": Database["public"]['Enums']["charge_kind"],"lease_id": string,"organization_id": string,"starts_on": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amount_minor": number,"charged_through"?: string | null,"created_at"?: string,"currency": Database["public"]['Enums']["currency_code"],"description"?: string,"ends_on"?: string | null,"id"?: string,"kind": Database["public"]['Enums']["charge_kind"],"lease_id": string,"organization_id": string,"starts_on": string
                  }
                  Update: {
                    "amount_minor"?: number,"charged_through"?: string | null,"created_at"?: string,"currency"?: Database["public"]['Enums']["currency_code"],"description"?: string,"ends_on"?: string | null,"id"?: string,"kind"?: Database["public"]['Enums']["charge_kind"],"lease_id"?: string,"organization_id"?: string,"starts_on"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "recurring_charges_lease_id_currency_fkey"
      columns: ["lease_id","currency"]
isOneToOne: false
      referencedRelation: "lease_deposits"
      referencedColumns: ["lease_id","currency"]
    },{
      foreignKeyName: "recurring_charges_lease_id_currency_fkey"
      columns: ["lease_id","currency"]
isOneToOne: false
      referencedRelation: "leases"
      referencedColumns: ["id","currency"]
    },{
      foreignKeyName: "recurring_charges_lease_id_currency_fkey"
      columns: ["lease_id","currency"]
isOneToOne: false
      referencedRelation: "leases_list"
      referencedColumns: ["id","currency"]
    },{
      foreignKeyName: "recurring_charges_lease_id_currency_fkey"
      columns: ["lease_id","currency"]
isOneToOne: false
      referencedRelation: "units_list"
      referencedColumns: ["lease_id","rent_currency"]
    },{
      foreignKeyName: "recurring_charges_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "lease_deposits"
      referencedColumns: ["organization_id","lease_id"]
    },{
      foreignKeyName: "recurring_charges_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "recurring_charges_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases_list"
      referencedColumns: ["organization_id","id"]
    }
                  ]
                },"saved_views": {
                  Row: {
                    "created_at": string,"id": string,"list": string,"name": string,"organization_id": string,"query": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id"?: string,"list": string,"name": string,"organization_id": string,"query": string,"user_id"?: string
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"list"?: string,"name"?: string,"organization_id"?: string,"query"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "saved_views_organization_id_fkey"
      columns: ["organization_id"]
isOneToOne: false
      referencedRelation: "organizations"
      referencedColumns: ["id"]
    }
                  ]
                },"screening_settings": {
                  Row: {
                    "forgotten_count": number,"organization_id": string,"retention_days": number
                  }
                  ComputedFields: never
                  Insert: {
                    "forgotten_count"?: number,"organization_id": string,"retention_days"?: number
                  }
                  Update: {
                    "forgotten_count"?: number,"organization_id"?: string,"retention_days"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "screening_settings_organization_id_fkey"
      columns: ["organization_id"]
isOneToOne: true
      referencedRelation: "organizations"
      referencedColumns: ["id"]
    }
                  ]
                },"seat_signals": {
                  Row: {
                    "changed_at": string,"id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "changed_at"?: string,"id": string
                  }
                  Update: {
                    "changed_at"?: string,"id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"unit_meters": {
                  Row: {
                    "created_at": string,"id": string,"kind": string,"number": string,"organization_id": string,"unit_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id"?: string,"kind": string,"number": string,"organization_id": string,"unit_id": string
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"kind"?: string,"number"?: string,"organization_id"?: string,"unit_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "unit_meters_organization_id_unit_id_fkey"
      columns: ["organization_id","unit_id"]
isOneToOne: false
      referencedRelation: "units"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "unit_meters_organization_id_unit_id_fkey"
      columns: ["organization_id","unit_id"]
isOneToOne: false
      referencedRelation: "units_list"
      referencedColumns: ["organization_id","id"]
    }
                  ]
                },"units": {
                  Row: {
                    "amenities": (string)[],"archived_at": string | null,"area_m2": number | null,"bathrooms": number | null,"bedrooms": number | null,"created_at": string,"id": string,"label": string,"label_order": string | null,"market_rent_currency": Database["public"]['Enums']["currency_code"] | null,"market_rent_minor": number | null,"organization_id": string,"property_id": string,"search_text": string | null,"unit_use": Database["public"]['Enums']["unit_use"],"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amenities"?: (string)[],"archived_at"?: string | null,"area_m2"?: number | null,"bathrooms"?: number | null,"bedrooms"?: number | null,"created_at"?: string,"id"?: string,"label": string,"label_order"?: never,"market_rent_currency"?: Database["public"]['Enums']["currency_code"] | null,"market_rent_minor"?: number | null,"organization_id": string,"property_id": string,"search_text"?: never,"unit_use"?: Database["public"]['Enums']["unit_use"],"updated_at"?: string
                  }
                  Update: {
                    "amenities"?: (string)[],"archived_at"?: string | null,"area_m2"?: number | null,"bathrooms"?: number | null,"bedrooms"?: number | null,"created_at"?: string,"id"?: string,"label"?: string,"label_order"?: never,"market_rent_currency"?: Database["public"]['Enums']["currency_code"] | null,"market_rent_minor"?: number | null,"organization_id"?: string,"property_id"?: string,"search_text"?: never,"unit_use"?: Database["public"]['Enums']["unit_use"],"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "units_organization_id_property_id_fkey"
      columns: ["organization_id","property_id"]
isOneToOne: false
      referencedRelation: "properties"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "units_organization_id_property_id_fkey"
      columns: ["organization_id","property_id"]
isOneToOne: false
      referencedRelation: "properties_list"
      referencedColumns: ["organization_id","id"]
    }
                  ]
                }
          }
          Views: {
            "applications_list": {
                  Row: {
                    "applicant_count": number | null,"checked_count": number | null,"consent_count": number | null,"created_at": string,"decided_at": string | null,"decided_by": string | null,"decision_reason": string,"document_count": number | null,"email": string,"email_count": number | null,"favorable_kinds": (Database["public"]['Enums']["reference_kind"])[] | null,"foreign_income_count": number | null,"full_name": string,"id": string,"identity_count": number | null,"income_count": number | null,"income_document_count": number | null,"income_minor": number | null,"is_deposit_ready": boolean | null,"lease_id": string | null,"move_in_on": string | null,"note": string,"occupation_count": number | null,"organization_id": string,"phone": string,"phone_count": number | null,"property_id": string,"property_name": string,"reference_count": number | null,"rent_currency": Database["public"]['Enums']["currency_code"],"rent_minor": number | null,"retention_until": string | null,"score_override": number | null,"score_override_note": string,"search_name": string | null,"source": Database["public"]['Enums']["application_source"],"status": Database["public"]['Enums']["application_status"],"submitted_at": string | null,"term_months": number | null,"unit_id": string | null,"unit_label": string | null,"unit_use": Database["public"]['Enums']["unit_use"] | null
                  }
                  ComputedFields: never
                  Relationships: [
                    {
      foreignKeyName: "applications_organization_id_fkey"
      columns: ["organization_id"]
isOneToOne: false
      referencedRelation: "organizations"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "applications_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "lease_deposits"
      referencedColumns: ["organization_id","lease_id"]
    },{
      foreignKeyName: "applications_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "applications_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases_list"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "applications_organization_id_property_id_fkey"
      columns: ["organization_id","property_id"]
isOneToOne: false
      referencedRelation: "properties"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "applications_organization_id_property_id_fkey"
      columns: ["organization_id","property_id"]
isOneToOne: false
      referencedRelation: "properties_list"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "applications_organization_id_unit_id_fkey"
      columns: ["organization_id","unit_id"]
isOneToOne: false
      referencedRelation: "units"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "applications_organization_id_unit_id_fkey"
      columns: ["organization_id","unit_id"]
isOneToOne: false
      referencedRelation: "units_list"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "applications_property_id_unit_id_fkey"
      columns: ["property_id","unit_id"]
isOneToOne: false
      referencedRelation: "units"
      referencedColumns: ["property_id","id"]
    },{
      foreignKeyName: "applications_property_id_unit_id_fkey"
      columns: ["property_id","unit_id"]
isOneToOne: false
      referencedRelation: "units_list"
      referencedColumns: ["property_id","id"]
    }
                  ]
                },"arrears": {
                  Row: {
                    "currency": Database["public"]['Enums']["currency_code"],"lease_count": number | null,"organization_id": string,"outstanding_minor": number | null
                  }
                  ComputedFields: never
                  Relationships: [
                    
                  ]
                },"charges_list": {
                  Row: {
                    "allocated_minor": number,"amount_minor": number,"created_at": string,"credited_minor": number,"currency": Database["public"]['Enums']["currency_code"],"description": string,"due_on": string,"id": string,"kind": Database["public"]['Enums']["charge_kind"],"lease_id": string,"organization_id": string,"outstanding_minor": number,"period_end": string | null,"period_start": string | null,"property_id": string,"property_name": string,"reversal_reason": string | null,"reversed_at": string | null,"tenant_name": string | null,"unit_label": string | null
                  }
                  ComputedFields: never
                  Relationships: [
                    {
      foreignKeyName: "charges_lease_id_currency_fkey"
      columns: ["lease_id","currency"]
isOneToOne: false
      referencedRelation: "lease_deposits"
      referencedColumns: ["lease_id","currency"]
    },{
      foreignKeyName: "charges_lease_id_currency_fkey"
      columns: ["lease_id","currency"]
isOneToOne: false
      referencedRelation: "leases"
      referencedColumns: ["id","currency"]
    },{
      foreignKeyName: "charges_lease_id_currency_fkey"
      columns: ["lease_id","currency"]
isOneToOne: false
      referencedRelation: "leases_list"
      referencedColumns: ["id","currency"]
    },{
      foreignKeyName: "charges_lease_id_currency_fkey"
      columns: ["lease_id","currency"]
isOneToOne: false
      referencedRelation: "units_list"
      referencedColumns: ["lease_id","rent_currency"]
    },{
      foreignKeyName: "charges_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "lease_deposits"
      referencedColumns: ["organization_id","lease_id"]
    },{
      foreignKeyName: "charges_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "charges_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases_list"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "charges_organization_id_property_id_fkey"
      columns: ["organization_id","property_id"]
isOneToOne: false
      referencedRelation: "properties"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "charges_organization_id_property_id_fkey"
      columns: ["organization_id","property_id"]
isOneToOne: false
      referencedRelation: "properties_list"
      referencedColumns: ["organization_id","id"]
    }
                  ]
                },"journal_list": {
                  Row: {
                    "account_code": string,"account_id": string,"account_kind": Database["public"]['Enums']["account_kind"],"account_name": string,"amount_minor": number,"created_at": string,"currency": Database["public"]['Enums']["currency_code"],"entry_id": string,"entry_number": number,"id": number,"kind": Database["public"]['Enums']["journal_kind"],"lease_id": string | null,"memo": string,"occurred_on": string,"organization_id": string,"property_id": string | null,"reverses_entry_id": string | null,"system_key": string | null
                  }
                  ComputedFields: never
                  Relationships: [
                    {
      foreignKeyName: "journal_lines_organization_id_account_id_fkey"
      columns: ["organization_id","account_id"]
isOneToOne: false
      referencedRelation: "accounts"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "journal_lines_organization_id_entry_id_fkey"
      columns: ["organization_id","entry_id"]
isOneToOne: false
      referencedRelation: "journal_entries"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "journal_lines_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "lease_deposits"
      referencedColumns: ["organization_id","lease_id"]
    },{
      foreignKeyName: "journal_lines_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "journal_lines_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases_list"
      referencedColumns: ["organization_id","id"]
    }
                  ]
                },"lease_deposits": {
                  Row: {
                    "currency": Database["public"]['Enums']["currency_code"],"held_minor": number | null,"lease_id": string,"organization_id": string,"unpaid_minor": number | null
                  }
                  ComputedFields: never
                  Relationships: [
                    
                  ]
                },"lease_events_list": {
                  Row: {
                    "actor_id": string | null,"actor_name": string | null,"created_at": string,"facts": NonNullable<Json>,"id": number,"kind": Database["public"]['Enums']["lease_event_kind"],"lease_id": string,"organization_id": string
                  }
                  ComputedFields: never
                  Insert: {
                           "actor_id"?: string | null,"actor_name"?: never,"created_at"?: string | null,"facts"?: Json | null,"id"?: number | null,"kind"?: Database["public"]['Enums']["lease_event_kind"] | null,"lease_id"?: string | null,"organization_id"?: string | null
                         }
                        Update: {
                           "actor_id"?: string | null,"actor_name"?: never,"created_at"?: string | null,"facts"?: Json | null,"id"?: number | null,"kind"?: Database["public"]['Enums']["lease_event_kind"] | null,"lease_id"?: string | null,"organization_id"?: string | null
                         }
                        Relationships: [
                    {
      foreignKeyName: "lease_events_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "lease_deposits"
      referencedColumns: ["organization_id","lease_id"]
    },{
      foreignKeyName: "lease_events_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "lease_events_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases_list"
      referencedColumns: ["organization_id","id"]
    }
                  ]
                },"leases_list": {
                  Row: {
                    "bill_from": string,"billed_minor": number | null,"charged_through": string | null,"created_at": string,"credit_minor": number | null,"currency": Database["public"]['Enums']["currency_code"],"deposit_minor": number,"due_day": number,"ended_on": string | null,"ends_on": string,"id": string,"late_fee_basis_points": number | null,"late_fee_cap_minor": number | null,"late_fee_grace_days": number,"late_fee_kind": Database["public"]['Enums']["late_fee_kind"],"late_fee_minor": number | null,"municipality": string,"organization_id": string,"organization_name": string,"paid_minor": number | null,"property_id": string,"property_name": string,"proration_method": Database["public"]['Enums']["proration_method"],"province": string,"receivable_minor": number | null,"rent_minor": number | null,"sector": string,"starts_on": string,"status": Database["public"]['Enums']["lease_status"],"street": string,"street_number": string,"time_zone": string,"unit_id": string,"unit_label": string,"unit_use": Database["public"]['Enums']["unit_use"]
                  }
                  ComputedFields: never
                  Relationships: [
                    {
      foreignKeyName: "leases_organization_id_unit_id_fkey"
      columns: ["organization_id","unit_id"]
isOneToOne: false
      referencedRelation: "units"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "leases_organization_id_unit_id_fkey"
      columns: ["organization_id","unit_id"]
isOneToOne: false
      referencedRelation: "units_list"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "leases_property_id_unit_id_fkey"
      columns: ["property_id","unit_id"]
isOneToOne: false
      referencedRelation: "units"
      referencedColumns: ["property_id","id"]
    },{
      foreignKeyName: "leases_property_id_unit_id_fkey"
      columns: ["property_id","unit_id"]
isOneToOne: false
      referencedRelation: "units_list"
      referencedColumns: ["property_id","id"]
    }
                  ]
                },"payments_list": {
                  Row: {
                    "amount_minor": number,"created_at": string,"currency": Database["public"]['Enums']["currency_code"],"decided_at": string | null,"decision_reason": string | null,"id": string,"lease_id": string,"method": Database["public"]['Enums']["payment_method"],"organization_id": string,"paid_on": string,"proof_path": string | null,"property_id": string,"property_name": string,"receipt_id": string | null,"receipt_number": number | null,"receipt_voided_at": string | null,"reference": string,"status": Database["public"]['Enums']["payment_status"],"tenant_name": string | null,"unapplied_minor": number,"unit_label": string | null
                  }
                  ComputedFields: never
                  Relationships: [
                    {
      foreignKeyName: "payments_lease_id_currency_fkey"
      columns: ["lease_id","currency"]
isOneToOne: false
      referencedRelation: "lease_deposits"
      referencedColumns: ["lease_id","currency"]
    },{
      foreignKeyName: "payments_lease_id_currency_fkey"
      columns: ["lease_id","currency"]
isOneToOne: false
      referencedRelation: "leases"
      referencedColumns: ["id","currency"]
    },{
      foreignKeyName: "payments_lease_id_currency_fkey"
      columns: ["lease_id","currency"]
isOneToOne: false
      referencedRelation: "leases_list"
      referencedColumns: ["id","currency"]
    },{
      foreignKeyName: "payments_lease_id_currency_fkey"
      columns: ["lease_id","currency"]
isOneToOne: false
      referencedRelation: "units_list"
      referencedColumns: ["lease_id","rent_currency"]
    },{
      foreignKeyName: "payments_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "lease_deposits"
      referencedColumns: ["organization_id","lease_id"]
    },{
      foreignKeyName: "payments_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "payments_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases_list"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "payments_organization_id_property_id_fkey"
      columns: ["organization_id","property_id"]
isOneToOne: false
      referencedRelation: "properties"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "payments_organization_id_property_id_fkey"
      columns: ["organization_id","property_id"]
isOneToOne: false
      referencedRelation: "properties_list"
      referencedColumns: ["organization_id","id"]
    }
                  ]
                },"person_notes_list": {
                  Row: {
                    "author_name": string | null,"body": string,"created_at": string,"id": string,"organization_id": string,"person_id": string
                  }
                  ComputedFields: never
                  Insert: {
                           "author_name"?: never,"body"?: string | null,"created_at"?: string | null,"id"?: string | null,"organization_id"?: string | null,"person_id"?: string | null
                         }
                        Update: {
                           "author_name"?: never,"body"?: string | null,"created_at"?: string | null,"id"?: string | null,"organization_id"?: string | null,"person_id"?: string | null
                         }
                        Relationships: [
                    {
      foreignKeyName: "person_notes_organization_id_person_id_fkey"
      columns: ["organization_id","person_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["organization_id","id"]
    }
                  ]
                },"properties_list": {
                  Row: {
                    "archived_at": string | null,"cover_path": string | null,"created_at": string,"id": string,"municipality": string,"name": string,"occupied_unit_count": number | null,"organization_id": string,"property_type": Database["public"]['Enums']["property_type"],"province": string,"sector": string,"street": string,"street_number": string,"unit_count": number | null
                  }
                  ComputedFields: never
                  Relationships: [
                    {
      foreignKeyName: "properties_organization_id_fkey"
      columns: ["organization_id"]
isOneToOne: false
      referencedRelation: "organizations"
      referencedColumns: ["id"]
    }
                  ]
                },"tenants_list": {
                  Row: {
                    "credit_minor": number | null,"currency": Database["public"]['Enums']["currency_code"],"email": string,"ends_on": string,"full_name": string,"id": string,"is_primary": boolean,"lease_id": string,"organization_id": string,"person_id": string,"phone": string,"property_id": string,"property_name": string,"receivable_minor": number | null,"rent_minor": number | null,"search_name": string | null,"search_text": string | null,"starts_on": string,"status": Database["public"]['Enums']["lease_status"],"tags": (string)[] | null,"unit_id": string,"unit_label": string,"user_id": string | null
                  }
                  ComputedFields: never
                  Relationships: [
                    {
      foreignKeyName: "lease_tenants_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "lease_deposits"
      referencedColumns: ["organization_id","lease_id"]
    },{
      foreignKeyName: "lease_tenants_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "lease_tenants_organization_id_lease_id_fkey"
      columns: ["organization_id","lease_id"]
isOneToOne: false
      referencedRelation: "leases_list"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "lease_tenants_organization_id_person_id_fkey"
      columns: ["organization_id","person_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "leases_property_id_unit_id_fkey"
      columns: ["property_id","unit_id"]
isOneToOne: false
      referencedRelation: "units"
      referencedColumns: ["property_id","id"]
    },{
      foreignKeyName: "leases_property_id_unit_id_fkey"
      columns: ["property_id","unit_id"]
isOneToOne: false
      referencedRelation: "units_list"
      referencedColumns: ["property_id","id"]
    }
                  ]
                },"units_list": {
                  Row: {
                    "archived_at": string | null,"area_m2": number | null,"bathrooms": number | null,"bedrooms": number | null,"created_at": string,"id": string,"is_let": boolean | null,"label": string,"label_order": string | null,"lease_ends_on": string | null,"lease_id": string | null,"lease_status": Database["public"]['Enums']["lease_status"] | null,"market_rent_currency": Database["public"]['Enums']["currency_code"] | null,"market_rent_minor": number | null,"organization_id": string,"property_id": string,"property_name": string,"rent_currency": Database["public"]['Enums']["currency_code"] | null,"rent_minor": number | null,"tenant_name": string | null,"unit_use": Database["public"]['Enums']["unit_use"]
                  }
                  ComputedFields: never
                  Relationships: [
                    {
      foreignKeyName: "units_organization_id_property_id_fkey"
      columns: ["organization_id","property_id"]
isOneToOne: false
      referencedRelation: "properties"
      referencedColumns: ["organization_id","id"]
    },{
      foreignKeyName: "units_organization_id_property_id_fkey"
      columns: ["organization_id","property_id"]
isOneToOne: false
      referencedRelation: "properties_list"
      referencedColumns: ["organization_id","id"]
    }
                  ]
                }
          }
          Functions: {
            "accept_invitation":
{ Args: { "p_token": string }; Returns: Database["public"]['Enums']["invitation_kind"]
                           },
"add_charge":
{ Args: { "p_amount_minor": number,"p_description"?: string,"p_due_on": string,"p_kind": Database["public"]['Enums']["charge_kind"],"p_lease_id": string,"p_period_end"?: string,"p_period_start"?: string,"p_request_id": string }; Returns: string
                           },
"add_recurring_charge":
{ Args: { "p_amount_minor": number,"p_description"?: string,"p_ends_on"?: string,"p_kind": Database["public"]['Enums']["charge_kind"],"p_lease_id": string,"p_request_id": string,"p_starts_on": string }; Returns: string
                           },
"add_rent_step":
{ Args: { "p_lease_id": string,"p_rent_minor": number,"p_request_id": string,"p_starts_on": string }; Returns: string
                           },
"admin_delete_waitlist_entry":
{ Args: { "p_id": string }; Returns: string
                           },
"admin_export_waitlist":
{ Args: { "p_before"?: string,"p_before_id"?: string,"p_search"?: string,"p_state"?: string }; Returns: {
              "confirmed_at": string,"created_at": string,"email": string,"id": string,"language": string,"source": string
            }[]
                           },
"admin_list_contact_messages":
{ Args: { "p_before"?: string,"p_before_id"?: string,"p_limit"?: number,"p_search"?: string,"p_state"?: string }; Returns: {
              "answered_at": string,"created_at": string,"email": string,"id": string,"language": string,"message": string,"name": string,"reader": string
            }[]
                           },
"admin_list_users":
{ Args: { "p_before"?: string,"p_before_id"?: string,"p_limit"?: number,"p_search"?: string }; Returns: {
              "created_at": string,"email": string,"full_name": string,"id": string,"last_sign_in_at": string,"user_type": Database["public"]['Enums']["user_type"]
            }[]
                           },
"admin_list_waitlist":
{ Args: { "p_before"?: string,"p_before_id"?: string,"p_limit"?: number,"p_search"?: string,"p_state"?: string }; Returns: {
              "confirmed_at": string,"created_at": string,"email": string,"id": string,"language": string,"source": string
            }[]
                           },
"admin_mark_contact_answered":
{ Args: { "p_id": string,"p_is_answered": boolean }; Returns: string
                           },
"admin_overview":
{ Args: Record<PropertyKey, never>; Returns: {
              "occupied_unit_count": number,"organization_count": number,"property_count": number,"unit_count": number,"user_count": number
            }[]
                           },
"admin_page_visits":
{ Args: { "p_from": string,"p_to": string }; Returns: {
              "language": string,"path": string,"referrer_host": string,"visit_count": number,"visited_on": string
            }[]
                           },
"admin_waitlist_counts":
{ Args: Record<PropertyKey, never>; Returns: {
              "confirmed_count": number,"unconfirmed_count": number
            }[]
                           },
"apply_to_listing":
{ Args: { "p_applicant": Json,"p_client": string,"p_consent_version": string,"p_language": string,"p_move_in_on": string,"p_note": string,"p_slug": string }; Returns: string
                           },
"cash_basis_totals":
{ Args: { "p_from"?: string,"p_organization_id": string,"p_to"?: string }; Returns: {
              "account_id": string,"amount_minor": number,"currency": Database["public"]['Enums']["currency_code"],"property_id": string
            }[]
                           },
"change_account":
{ Args: { "p_account_id": string,"p_cash_flow_class"?: string,"p_code": string,"p_is_active"?: boolean,"p_name": string,"p_subtype": string }; Returns: string
                           },
"change_lease_tenants":
{ Args: { "p_lease_id": string,"p_person_ids": (string)[],"p_request_id": string }; Returns: string
                           },
"change_member_role":
{ Args: { "p_organization_id": string,"p_role": Database["public"]['Enums']["membership_role"],"p_user_id": string }; Returns: Database["public"]['Enums']["membership_role"]
                           },
"close_my_account":
{ Args: Record<PropertyKey, never>; Returns: {
              "file_name": string
            }[]
                           },
"close_organization":
{ Args: { "p_confirmation": string,"p_organization_id": string,"p_request_id": string }; Returns: string
                           },
"close_period":
{ Args: { "p_closed_through": string,"p_organization_id": string,"p_request_id": string }; Returns: string
                           },
"confirm_application":
{ Args: { "p_token": string }; Returns: string
                           },
"confirm_payment":
{ Args: { "p_payment_id": string,"p_request_id": string }; Returns: string
                           },
"confirm_waitlist":
{ Args: { "p_token": string }; Returns: string
                           },
"convert_currency":
{ Args: { "p_from_account_id": string,"p_from_currency": Database["public"]['Enums']["currency_code"],"p_from_minor": number,"p_memo"?: string,"p_occurred_on": string,"p_organization_id": string,"p_rate": number,"p_rate_source": string,"p_rated_on": string,"p_request_id": string,"p_to_account_id": string,"p_to_minor": number }; Returns: string
                           },
"count_recovery_codes":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"count_visit":
{ Args: { "p_language": string,"p_path": string,"p_referrer_host"?: string }; Returns: undefined
                           },
"create_account":
{ Args: { "p_cash_flow_class"?: string,"p_code": string,"p_name": string,"p_organization_id": string,"p_request_id": string,"p_subtype": string }; Returns: string
                           },
"create_application":
{ Args: { "p_applicants": Json,"p_currency": Database["public"]['Enums']["currency_code"],"p_is_deposit_ready"?: boolean,"p_move_in_on"?: string,"p_note"?: string,"p_property_id": string,"p_references"?: Json,"p_rent_minor"?: number,"p_request_id": string,"p_term_months"?: number,"p_unit_id": string }; Returns: string
                           },
"create_lease":
{ Args: { "p_bill_from"?: string,"p_currency": Database["public"]['Enums']["currency_code"],"p_deposit_minor"?: number,"p_due_day": number,"p_ends_on": string,"p_late_fee_basis_points"?: number,"p_late_fee_cap_minor"?: number,"p_late_fee_grace_days"?: number,"p_late_fee_kind"?: Database["public"]['Enums']["late_fee_kind"],"p_late_fee_minor"?: number,"p_person_ids": (string)[],"p_proration_method"?: Database["public"]['Enums']["proration_method"],"p_rent_minor": number,"p_request_id": string,"p_starts_on": string,"p_unit_id": string }; Returns: string
                           },
"create_organization":
{ Args: { "p_default_currency"?: Database["public"]['Enums']["currency_code"],"p_kind"?: Database["public"]['Enums']["organization_kind"],"p_name": string,"p_request_id": string }; Returns: string
                           },
"create_recovery_codes":
{ Args: Record<PropertyKey, never>; Returns: string[]
                           },
"credit_charge":
{ Args: { "p_amount_minor": number,"p_charge_id": string,"p_kind": Database["public"]['Enums']["charge_credit_kind"],"p_reason": string,"p_request_id": string }; Returns: string
                           },
"decide_application":
{ Args: { "p_application_id": string,"p_decision": Database["public"]['Enums']["application_status"],"p_reason"?: string,"p_request_id": string }; Returns: string
                           },
"end_recurring_charge":
{ Args: { "p_ends_on": string,"p_recurring_charge_id": string }; Returns: string
                           },
"end_sessions":
{ Args: { "p_session_id"?: string }; Returns: number
                           },
"enqueue_mail":
{ Args: { "p_dedupe_key": string,"p_language": string,"p_parameters": Json,"p_reply_to"?: string,"p_template": string,"p_to": string }; Returns: string
                           },
"export_my_data":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"find_invitation_email":
{ Args: { "p_token": string }; Returns: string
                           },
"find_organization_of":
{ Args: { "p_id": string }; Returns: string
                           },
"forget_removed_files":
{ Args: { "p_ids": (number)[] }; Returns: undefined
                           },
"give_notice":
{ Args: { "p_given_by": Database["public"]['Enums']["notice_party"],"p_given_on": string,"p_lease_id": string,"p_leaves_on": string,"p_reason"?: string,"p_request_id": string }; Returns: string
                           },
"home_overview":
{ Args: { "p_ends_until": string,"p_first_month": string,"p_organization_id": string,"p_size": number,"p_today": string }; Returns: Json
                           },
"import_units":
{ Args: { "p_is_trial"?: boolean,"p_organization_id": string,"p_request_id": string,"p_rows": Json }; Returns: Json
                           },
"inherit_late_fee":
{ Args: { "p_is_inherited": boolean,"p_lease_id": string }; Returns: string
                           },
"invite_member":
{ Args: { "p_email": string,"p_organization_id": string,"p_request_id": string,"p_role": Database["public"]['Enums']["membership_role"] }; Returns: {
              "email": string,"expires_at": string,"invitation_id": string,"token": string
            }[]
                           },
"invite_tenant":
{ Args: { "p_lease_tenant_id": string,"p_request_id": string }; Returns: {
              "email": string,"expires_at": string,"invitation_id": string,"token": string
            }[]
                           },
"join_waitlist":
{ Args: { "p_client": string,"p_email": string,"p_language": string,"p_source": string }; Returns: undefined
                           },
"leave_organization":
{ Args: { "p_organization_id": string,"p_request_id": string }; Returns: string
                           },
"leave_waitlist":
{ Args: { "p_token": string }; Returns: string
                           },
"link_application_lease":
{ Args: { "p_application_id": string,"p_lease_id": string }; Returns: string
                           },
"list_account_obstacles":
{ Args: Record<PropertyKey, never>; Returns: {
              "name": string,"organization_id": string,"reason": string
            }[]
                           },
"list_activity":
{ Args: { "p_before"?: number,"p_limit"?: number,"p_organization_id": string,"p_tables"?: (string)[] }; Returns: {
              "action": string,"actor_id": string,"actor_name": string,"at": string,"changes": Json,"facts": Json,"id": number,"row_id": string,"subject": string,"table_name": string
            }[]
                           },
"list_journal":
{ Args: { "p_account_id"?: string,"p_before_number"?: number,"p_from"?: string,"p_kinds"?: (Database["public"]['Enums']["journal_kind"])[],"p_lease_id"?: string,"p_limit"?: number,"p_max_minor"?: number,"p_min_minor"?: number,"p_organization_id": string,"p_property_id"?: string,"p_text"?: string,"p_to"?: string }; Returns: {
              "charge_id": string,"created_at": string,"entry_number": number,"id": string,"kind": Database["public"]['Enums']["journal_kind"],"lease_id": string,"lines": Json,"memo": string,"occurred_on": string,"payment_id": string,"reversed_by_number": number,"reverses_kind": Database["public"]['Enums']["journal_kind"],"reverses_number": number
            }[]
                           },
"list_members":
{ Args: { "p_organization_id": string }; Returns: {
              "email": string,"full_name": string,"has_second_factor": boolean,"joined_at": string,"role": Database["public"]['Enums']["membership_role"],"user_id": string
            }[]
                           },
"list_organizations_for_jobs":
{ Args: { "p_after": string,"p_limit": number }; Returns: string[]
                           },
"list_security_events":
{ Args: { "p_before_id"?: number,"p_limit"?: number }; Returns: {
              "at": string,"id": number,"is_this_session": boolean,"kind": Database["public"]['Enums']["security_event_kind"],"user_agent": string
            }[]
                           },
"list_sessions":
{ Args: Record<PropertyKey, never>; Returns: {
              "created_at": string,"id": string,"is_current": boolean,"last_used_at": string,"user_agent": string
            }[]
                           },
"mail_analysis":
{ Args: { "p_client": string,"p_email": string,"p_facts": Json,"p_language": string,"p_query": string }; Returns: undefined
                           },
"mark_mail_failed":
{ Args: { "p_error": string,"p_id": string,"p_is_final"?: boolean,"p_retry_after_seconds"?: number }; Returns: undefined
                           },
"mark_mail_sent":
{ Args: { "p_id": string,"p_provider_id": string }; Returns: undefined
                           },
"order_property_photos":
{ Args: { "p_photo_ids": (string)[],"p_property_id": string }; Returns: undefined
                           },
"override_application_score":
{ Args: { "p_application_id": string,"p_note"?: string,"p_request_id": string,"p_score"?: number }; Returns: string
                           },
"post_journal_entry":
{ Args: { "p_lines": Json,"p_memo": string,"p_occurred_on": string,"p_organization_id": string,"p_request_id": string }; Returns: string
                           },
"post_month":
{ Args: { "p_month": string,"p_organization_id": string,"p_request_id": string }; Returns: number
                           },
"post_opening_balances":
{ Args: { "p_accounts"?: Json,"p_occurred_on": string,"p_organization_id": string,"p_request_id": string,"p_tenants"?: Json }; Returns: string
                           },
"preview_month":
{ Args: { "p_month": string,"p_organization_id": string }; Returns: Json
                           },
"property_months":
{ Args: { "p_from": string,"p_property_id": string,"p_to": string }; Returns: {
              "billed_minor": number,"collected_minor": number,"currency": Database["public"]['Enums']["currency_code"],"expense_minor": number,"is_whole": boolean,"let_days": number,"month": string,"rent_billed_minor": number,"rent_collected_minor": number,"unit_days": number,"unpriced_days": number,"vacant_minor": number
            }[]
                           },
"publish_listing":
{ Args: { "p_is_active": boolean,"p_listing_id": string }; Returns: string
                           },
"read_invitation":
{ Args: { "p_token": string }; Returns: {
              "email": string,"kind": Database["public"]['Enums']["invitation_kind"],"organization_name": string,"property_name": string,"role": Database["public"]['Enums']["membership_role"],"state": string,"unit_label": string
            }[]
                           },
"read_listing":
{ Args: { "p_slug": string }; Returns: Json
                           },
"record_meter_reading":
{ Args: { "p_description"?: string,"p_meter_id": string,"p_price_minor"?: number,"p_read_on": string,"p_request_id": string,"p_value": number }; Returns: string
                           },
"record_payment":
{ Args: { "p_amount_minor": number,"p_lease_id": string,"p_method"?: Database["public"]['Enums']["payment_method"],"p_paid_on": string,"p_reference"?: string,"p_request_id": string }; Returns: string
                           },
"reject_payment":
{ Args: { "p_payment_id": string,"p_reason": string,"p_request_id": string }; Returns: string
                           },
"remove_late_fee_rule":
{ Args: { "p_rule_id": string }; Returns: string
                           },
"remove_member":
{ Args: { "p_organization_id": string,"p_request_id": string,"p_user_id": string }; Returns: string
                           },
"remove_meter_reading":
{ Args: { "p_reading_id": string }; Returns: string
                           },
"renew_lease":
{ Args: { "p_deposit_minor"?: number,"p_due_day"?: number,"p_ends_on": string,"p_lease_id": string,"p_person_ids"?: (string)[],"p_rent_minor": number,"p_request_id": string,"p_starts_on": string }; Returns: string
                           },
"reopen_application":
{ Args: { "p_application_id": string,"p_request_id": string }; Returns: string
                           },
"reopen_organization":
{ Args: { "p_organization_id": string }; Returns: string
                           },
"reopen_period":
{ Args: { "p_closed_through": string,"p_organization_id": string,"p_reason": string,"p_request_id": string }; Returns: string
                           },
"report_payment":
{ Args: { "p_amount_minor": number,"p_lease_id": string,"p_method"?: Database["public"]['Enums']["payment_method"],"p_paid_on": string,"p_proof_path"?: string,"p_reference"?: string,"p_request_id": string }; Returns: string
                           },
"reverse_charge":
{ Args: { "p_charge_id": string,"p_reason": string,"p_request_id": string }; Returns: string
                           },
"reverse_charge_credit":
{ Args: { "p_credit_id": string,"p_reason": string,"p_request_id": string }; Returns: string
                           },
"reverse_journal_entry":
{ Args: { "p_entry_id": string,"p_reason": string,"p_request_id": string }; Returns: string
                           },
"reverse_payment":
{ Args: { "p_payment_id": string,"p_reason": string,"p_request_id": string }; Returns: string
                           },
"revoke_invitation":
{ Args: { "p_invitation_id": string }; Returns: string
                           },
"run_organization_jobs":
{ Args: { "p_now"?: string,"p_organization_id": string }; Returns: Json
                           },
"save_late_fee_rule":
{ Args: { "p_currency": Database["public"]['Enums']["currency_code"],"p_includes_leases"?: boolean,"p_lease_id"?: string,"p_organization_id": string,"p_property_id"?: string,"p_request_id": string,"p_rule": Json }; Returns: string
                           },
"save_listing":
{ Args: { "p_amenities_en"?: string,"p_amenities_es"?: string,"p_available_from"?: string,"p_currency": Database["public"]['Enums']["currency_code"],"p_deposit_months"?: number,"p_description_en"?: string,"p_description_es"?: string,"p_rent_minor": number,"p_title_en"?: string,"p_title_es": string,"p_unit_id": string }; Returns: string
                           },
"search_records":
{ Args: { "p_limit"?: number,"p_organization_id": string,"p_text": string }; Returns: {
              "detail": string,"id": string,"kind": string,"title": string
            }[]
                           },
"send_contact_message":
{ Args: { "p_client": string,"p_email": string,"p_language": string,"p_message": string,"p_name": string,"p_reader": string,"p_team": string }; Returns: undefined
                           },
"set_application_retention":
{ Args: { "p_days": number,"p_organization_id": string }; Returns: undefined
                           },
"set_lease_guarantors":
{ Args: { "p_lease_id": string,"p_person_ids": (string)[],"p_request_id": string }; Returns: string
                           },
"set_notification":
{ Args: { "p_channel": Database["public"]['Enums']["notification_channel"],"p_event": Database["public"]['Enums']["notification_event"],"p_is_enabled": boolean }; Returns: boolean
                           },
"set_property_owners":
{ Args: { "p_owners": Json,"p_property_id": string }; Returns: number
                           },
"settle_deposit":
{ Args: { "p_deductions"?: Json,"p_lease_id": string,"p_method"?: Database["public"]['Enums']["payment_method"],"p_request_id": string,"p_returned_on": string }; Returns: string
                           },
"start_application_review":
{ Args: { "p_application_id": string,"p_request_id": string }; Returns: string
                           },
"submit_application":
{ Args: { "p_application_id": string,"p_request_id": string }; Returns: string
                           },
"take_files_to_remove":
{ Args: { "p_limit": number }; Returns: {
              "bucket_id": string,"id": number,"path": string
            }[]
                           },
"take_outgoing_mail":
{ Args: { "p_limit"?: number }; Returns: {
              "id": string,"language": string,"parameters": Json,"reply_to": string,"template": string,"to_address": string
            }[]
                           },
"terminate_lease":
{ Args: { "p_ended_on": string,"p_lease_id": string,"p_request_id": string }; Returns: string
                           },
"tidy_public_forms":
{ Args: { "p_now"?: string }; Returns: undefined
                           },
"transfer_ownership":
{ Args: { "p_confirmation": string,"p_organization_id": string,"p_request_id": string,"p_user_id": string }; Returns: string
                           },
"unit_timeline":
{ Args: { "p_before_key"?: string,"p_before_on"?: string,"p_limit"?: number,"p_unit_id": string }; Returns: {
              "amount_minor": number,"before_minor": number,"currency": Database["public"]['Enums']["currency_code"],"happened_on": string,"key": string,"kind": string,"lease_id": string,"tenant_name": string
            }[]
                           },
"use_recovery_code":
{ Args: { "p_code": string }; Returns: {
              "factor_ids": (string)[],"outcome": string
            }[]
                           },
"withdraw_application":
{ Args: { "p_application_id": string,"p_reason"?: string,"p_request_id": string }; Returns: string
                           },
"withdraw_notice":
{ Args: { "p_lease_id": string,"p_reason"?: string,"p_request_id": string }; Returns: string
                           }
          }
          Enums: {
            "account_kind": "asset"|"liability"|"equity"|"income"|"expense","application_document_kind": "identity"|"income"|"reference"|"other","application_event_kind": "created"|"submitted"|"review_started"|"approved"|"rejected"|"withdrawn"|"reopened"|"score_overridden"|"lease_made","application_source": "office"|"listing","application_status": "draft"|"submitted"|"in_review"|"approved"|"rejected"|"withdrawn","charge_credit_kind": "correction"|"discount"|"write_off","charge_kind": "rent"|"deposit"|"late_fee"|"other"|"opening_balance"|"condominium_fee"|"utility","currency_code": "DOP"|"USD","deduction_kind": "owed"|"repairs"|"cleaning"|"other","identity_type": "cedula"|"rnc"|"passport","invitation_kind": "member"|"tenant","journal_kind": "charge"|"payment"|"credit_application"|"reversal"|"adjustment"|"opening"|"deposit_refund"|"manual"|"charge_credit"|"conversion","late_fee_frequency": "one_time"|"daily","late_fee_kind": "none"|"fixed"|"percent_of_outstanding"|"percent_of_rent","lease_event_kind": "created"|"signed"|"started"|"notice_given"|"notice_withdrawn"|"rent_changed"|"tenants_changed"|"guarantors_changed"|"renewed"|"month_to_month"|"ended"|"terminated"|"deposit_carried"|"deposit_settled","lease_status": "draft"|"sent"|"partially_signed"|"signed"|"active"|"notice_given"|"month_to_month"|"ended"|"terminated"|"renewed","membership_role": "owner"|"manager"|"accountant"|"maintenance"|"viewer","notice_party": "landlord"|"tenant","notification_channel": "in_app"|"email","notification_event": "payment_reported"|"payment_decided","organization_kind": "person"|"company"|"enterprise","payment_method": "transfer"|"cash"|"card"|"cheque"|"deposit","payment_status": "reported"|"confirmed"|"rejected"|"reversed","property_type": "single_family"|"multi_family"|"apartment_complex"|"condominium"|"commercial"|"mixed","proration_method": "thirty_days"|"calendar_month"|"year_365"|"none","reference_kind": "landlord"|"employer"|"personal","reference_outcome": "pending"|"favorable"|"unfavorable"|"unreachable","security_event_kind": "signed_in"|"password_changed"|"email_changed"|"factor_added"|"factor_removed"|"recovery_codes_created"|"recovery_code_used"|"sessions_ended"|"data_exported","unit_use": "dwelling"|"commercial","user_type": "owner"|"manager"|"tenant"|"admin"
          }
          CompositeTypes: {
            [_ in never]: never
          }
        }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
  ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
      Row: infer R
    }
    ? R
    : never
  : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Insert: infer I
    }
    ? I
    : never
  : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Update: infer U
    }
    ? U
    : never
  : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never = never
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
  ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
  : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never = never
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
  ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
  : never

export const Constants = {
  "public": {
          Enums: {
            "account_kind": ["asset", "liability", "equity", "income", "expense"],"application_document_kind": ["identity", "income", "reference", "other"],"application_event_kind": ["created", "submitted", "review_started", "approved", "rejected", "withdrawn", "reopened", "score_overridden", "lease_made"],"application_source": ["office", "listing"],"application_status": ["draft", "submitted", "in_review", "approved", "rejected", "withdrawn"],"charge_credit_kind": ["correction", "discount", "write_off"],"charge_kind": ["rent", "deposit", "late_fee", "other", "opening_balance", "condominium_fee", "utility"],"currency_code": ["DOP", "USD"],"deduction_kind": ["owed", "repairs", "cleaning", "other"],"identity_type": ["cedula", "rnc", "passport"],"invitation_kind": ["member", "tenant"],"journal_kind": ["charge", "payment", "credit_application", "reversal", "adjustment", "opening", "deposit_refund", "manual", "charge_credit", "conversion"],"late_fee_frequency": ["one_time", "daily"],"late_fee_kind": ["none", "fixed", "percent_of_outstanding", "percent_of_rent"],"lease_event_kind": ["created", "signed", "started", "notice_given", "notice_withdrawn", "rent_changed", "tenants_changed", "guarantors_changed", "renewed", "month_to_month", "ended", "terminated", "deposit_carried", "deposit_settled"],"lease_status": ["draft", "sent", "partially_signed", "signed", "active", "notice_given", "month_to_month", "ended", "terminated", "renewed"],"membership_role": ["owner", "manager", "accountant", "maintenance", "viewer"],"notice_party": ["landlord", "tenant"],"notification_channel": ["in_app", "email"],"notification_event": ["payment_reported", "payment_decided"],"organization_kind": ["person", "company", "enterprise"],"payment_method": ["transfer", "cash", "card", "cheque", "deposit"],"payment_status": ["reported", "confirmed", "rejected", "reversed"],"property_type": ["single_family", "multi_family", "apartment_complex", "condominium", "commercial", "mixed"],"proration_method": ["thirty_days", "calendar_month", "year_365", "none"],"reference_kind": ["landlord", "employer", "personal"],"reference_outcome": ["pending", "favorable", "unfavorable", "unreachable"],"security_event_kind": ["signed_in", "password_changed", "email_changed", "factor_added", "factor_removed", "recovery_codes_created", "recovery_code_used", "sessions_ended", "data_exported"],"unit_use": ["dwelling", "commercial"],"user_type": ["owner", "manager", "tenant", "admin"]
          }
        }
} as const
