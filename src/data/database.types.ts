// What goes over the wire. Generated from the database's catalog by scripts/database-types.ts. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      account_balances: {
        Row: {
          account_id: string;
          balance_minor: number;
          currency: Database['public']['Enums']['currency_code'];
          organization_id: string;
        };
        ComputedFields: never;
        Insert: {
          account_id: string;
          balance_minor?: number;
          currency: Database['public']['Enums']['currency_code'];
          organization_id: string;
        };
        Update: {
          account_id?: string;
          balance_minor?: number;
          currency?: Database['public']['Enums']['currency_code'];
          organization_id?: string;
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
          account_id: string;
          amount_minor: number;
          basis: Database['public']['Enums']['accounting_basis'];
          currency: Database['public']['Enums']['currency_code'];
          debit_minor: number;
          month: string;
          organization_id: string;
        };
        ComputedFields: never;
        Insert: {
          account_id: string;
          amount_minor?: number;
          basis: Database['public']['Enums']['accounting_basis'];
          currency: Database['public']['Enums']['currency_code'];
          debit_minor?: number;
          month: string;
          organization_id: string;
        };
        Update: {
          account_id?: string;
          amount_minor?: number;
          basis?: Database['public']['Enums']['accounting_basis'];
          currency?: Database['public']['Enums']['currency_code'];
          debit_minor?: number;
          month?: string;
          organization_id?: string;
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
          account_id: string;
          external_name: string;
          organization_id: string;
          system: Database['public']['Enums']['accounting_system'];
        };
        ComputedFields: never;
        Insert: {
          account_id: string;
          external_name: string;
          organization_id: string;
          system: Database['public']['Enums']['accounting_system'];
        };
        Update: {
          account_id?: string;
          external_name?: string;
          organization_id?: string;
          system?: Database['public']['Enums']['accounting_system'];
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
          account_id: string | null;
          created_at: string;
          created_by: string | null;
          created_by_name: string;
          currency: Database['public']['Enums']['currency_code'];
          file_name: string;
          file_sha256: string;
          format: Database['public']['Enums']['export_format'];
          from_on: string;
          id: string;
          is_only_new: boolean;
          organization_id: string;
          repeats: number;
          row_count: number;
          through_number: number;
          to_on: string;
        };
        ComputedFields: never;
        Insert: {
          account_id?: string | null;
          created_at?: string;
          created_by?: string | null;
          created_by_name?: string;
          currency: Database['public']['Enums']['currency_code'];
          file_name: string;
          file_sha256: string;
          format: Database['public']['Enums']['export_format'];
          from_on: string;
          id?: string;
          is_only_new: boolean;
          organization_id: string;
          repeats?: number;
          row_count: number;
          through_number: number;
          to_on: string;
        };
        Update: {
          account_id?: string | null;
          created_at?: string;
          created_by?: string | null;
          created_by_name?: string;
          currency?: Database['public']['Enums']['currency_code'];
          file_name?: string;
          file_sha256?: string;
          format?: Database['public']['Enums']['export_format'];
          from_on?: string;
          id?: string;
          is_only_new?: boolean;
          organization_id?: string;
          repeats?: number;
          row_count?: number;
          through_number?: number;
          to_on?: string;
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
          actor_id: string;
          at: string;
          closed_through_after: string | null;
          closed_through_before: string | null;
          id: string;
          kind: string;
          organization_id: string;
          reason: string;
        };
        ComputedFields: never;
        Insert: {
          actor_id: string;
          at?: string;
          closed_through_after?: string | null;
          closed_through_before?: string | null;
          id?: string;
          kind: string;
          organization_id: string;
          reason?: string;
        };
        Update: {
          actor_id?: string;
          at?: string;
          closed_through_after?: string | null;
          closed_through_before?: string | null;
          id?: string;
          kind?: string;
          organization_id?: string;
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
        Row: {
          changed_at: string;
          closed_through: string | null;
          organization_id: string;
        };
        ComputedFields: never;
        Insert: {
          changed_at?: string;
          closed_through?: string | null;
          organization_id: string;
        };
        Update: {
          changed_at?: string;
          closed_through?: string | null;
          organization_id?: string;
        };
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
          journal_name: string;
          organization_id: string;
          system: Database['public']['Enums']['accounting_system'];
          tax_name: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          journal_name?: string;
          organization_id: string;
          system: Database['public']['Enums']['accounting_system'];
          tax_name?: string;
          updated_at?: string;
        };
        Update: {
          journal_name?: string;
          organization_id?: string;
          system?: Database['public']['Enums']['accounting_system'];
          tax_name?: string;
          updated_at?: string;
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
          cash_flow_class: string | null;
          code: string;
          created_at: string;
          deactivated_at: string | null;
          held_for: Database['public']['Enums']['cash_holding'];
          id: string;
          kind: Database['public']['Enums']['account_kind'];
          name: string;
          organization_id: string;
          subtype: string;
          system_key: string | null;
        };
        ComputedFields: never;
        Insert: {
          cash_flow_class?: string | null;
          code: string;
          created_at?: string;
          deactivated_at?: string | null;
          held_for?: Database['public']['Enums']['cash_holding'];
          id?: string;
          kind: Database['public']['Enums']['account_kind'];
          name: string;
          organization_id: string;
          subtype: string;
          system_key?: string | null;
        };
        Update: {
          cash_flow_class?: string | null;
          code?: string;
          created_at?: string;
          deactivated_at?: string | null;
          held_for?: Database['public']['Enums']['cash_holding'];
          id?: string;
          kind?: Database['public']['Enums']['account_kind'];
          name?: string;
          organization_id?: string;
          subtype?: string;
          system_key?: string | null;
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
          created_at: string;
          id: string;
          is_shared: boolean;
          name: string;
          organization_id: string;
          position: number;
          user_id: string;
          views: string[];
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          is_shared?: boolean;
          name: string;
          organization_id: string;
          position?: number;
          user_id?: string;
          views?: string[];
        };
        Update: {
          created_at?: string;
          id?: string;
          is_shared?: boolean;
          name?: string;
          organization_id?: string;
          position?: number;
          user_id?: string;
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
          application_id: string;
          consent_version: string | null;
          consented_at: string | null;
          created_at: string;
          email: string;
          employer: string;
          full_name: string;
          id: string;
          identity_number: string;
          identity_type: Database['public']['Enums']['identity_type'] | null;
          income_currency: Database['public']['Enums']['currency_code'] | null;
          income_minor: number | null;
          is_primary: boolean;
          occupation: string;
          organization_id: string;
          phone: string;
          search_name: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          application_id: string;
          consent_version?: string | null;
          consented_at?: string | null;
          created_at?: string;
          email?: string;
          employer?: string;
          full_name: string;
          id?: string;
          identity_number?: string;
          identity_type?: Database['public']['Enums']['identity_type'] | null;
          income_currency?: Database['public']['Enums']['currency_code'] | null;
          income_minor?: number | null;
          is_primary?: boolean;
          occupation?: string;
          organization_id: string;
          phone?: string;
          search_name?: never;
          updated_at?: string;
        };
        Update: {
          application_id?: string;
          consent_version?: string | null;
          consented_at?: string | null;
          created_at?: string;
          email?: string;
          employer?: string;
          full_name?: string;
          id?: string;
          identity_number?: string;
          identity_type?: Database['public']['Enums']['identity_type'] | null;
          income_currency?: Database['public']['Enums']['currency_code'] | null;
          income_minor?: number | null;
          is_primary?: boolean;
          occupation?: string;
          organization_id?: string;
          phone?: string;
          search_name?: never;
          updated_at?: string;
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
          application_id: string;
          created_at: string;
          created_by: string | null;
          file_name: string;
          file_type: string;
          id: string;
          kind: Database['public']['Enums']['application_document_kind'];
          organization_id: string;
          path: string;
        };
        ComputedFields: never;
        Insert: {
          application_id: string;
          created_at?: string;
          created_by?: string | null;
          file_name: string;
          file_type: string;
          id?: string;
          kind: Database['public']['Enums']['application_document_kind'];
          organization_id: string;
          path?: never;
        };
        Update: {
          application_id?: string;
          created_at?: string;
          created_by?: string | null;
          file_name?: string;
          file_type?: string;
          id?: string;
          kind?: Database['public']['Enums']['application_document_kind'];
          organization_id?: string;
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
          actor_id: string | null;
          application_id: string;
          at: string;
          id: string;
          kind: Database['public']['Enums']['application_event_kind'];
          note: string;
          organization_id: string;
        };
        ComputedFields: never;
        Insert: {
          actor_id?: string | null;
          application_id: string;
          at?: string;
          id?: string;
          kind: Database['public']['Enums']['application_event_kind'];
          note?: string;
          organization_id: string;
        };
        Update: {
          actor_id?: string | null;
          application_id?: string;
          at?: string;
          id?: string;
          kind?: Database['public']['Enums']['application_event_kind'];
          note?: string;
          organization_id?: string;
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
          application_id: string;
          checked_at: string | null;
          created_at: string;
          full_name: string;
          id: string;
          kind: Database['public']['Enums']['reference_kind'];
          note: string;
          organization_id: string;
          outcome: Database['public']['Enums']['reference_outcome'];
          phone: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          application_id: string;
          checked_at?: string | null;
          created_at?: string;
          full_name: string;
          id?: string;
          kind: Database['public']['Enums']['reference_kind'];
          note?: string;
          organization_id: string;
          outcome?: Database['public']['Enums']['reference_outcome'];
          phone?: string;
          updated_at?: string;
        };
        Update: {
          application_id?: string;
          checked_at?: string | null;
          created_at?: string;
          full_name?: string;
          id?: string;
          kind?: Database['public']['Enums']['reference_kind'];
          note?: string;
          organization_id?: string;
          outcome?: Database['public']['Enums']['reference_outcome'];
          phone?: string;
          updated_at?: string;
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
          created_at: string;
          created_by: string | null;
          decided_at: string | null;
          decided_by: string | null;
          decision_reason: string;
          id: string;
          is_deposit_ready: boolean | null;
          lease_id: string | null;
          move_in_on: string | null;
          note: string;
          organization_id: string;
          property_id: string;
          rent_currency: Database['public']['Enums']['currency_code'];
          rent_minor: number | null;
          retention_until: string | null;
          score_override: number | null;
          score_override_note: string;
          source: Database['public']['Enums']['application_source'];
          status: Database['public']['Enums']['application_status'];
          submitted_at: string | null;
          term_months: number | null;
          unit_id: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          created_by?: string | null;
          decided_at?: string | null;
          decided_by?: string | null;
          decision_reason?: string;
          id?: string;
          is_deposit_ready?: boolean | null;
          lease_id?: string | null;
          move_in_on?: string | null;
          note?: string;
          organization_id: string;
          property_id: string;
          rent_currency: Database['public']['Enums']['currency_code'];
          rent_minor?: number | null;
          retention_until?: string | null;
          score_override?: number | null;
          score_override_note?: string;
          source?: Database['public']['Enums']['application_source'];
          status?: Database['public']['Enums']['application_status'];
          submitted_at?: string | null;
          term_months?: number | null;
          unit_id?: string | null;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          created_by?: string | null;
          decided_at?: string | null;
          decided_by?: string | null;
          decision_reason?: string;
          id?: string;
          is_deposit_ready?: boolean | null;
          lease_id?: string | null;
          move_in_on?: string | null;
          note?: string;
          organization_id?: string;
          property_id?: string;
          rent_currency?: Database['public']['Enums']['currency_code'];
          rent_minor?: number | null;
          retention_until?: string | null;
          score_override?: number | null;
          score_override_note?: string;
          source?: Database['public']['Enums']['application_source'];
          status?: Database['public']['Enums']['application_status'];
          submitted_at?: string | null;
          term_months?: number | null;
          unit_id?: string | null;
          updated_at?: string;
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
        Row: {
          amount_minor: number;
          currency: Database['public']['Enums']['currency_code'];
          organization_id: string;
        };
        ComputedFields: never;
        Insert: {
          amount_minor: number;
          currency: Database['public']['Enums']['currency_code'];
          organization_id: string;
        };
        Update: {
          amount_minor?: number;
          currency?: Database['public']['Enums']['currency_code'];
          organization_id?: string;
        };
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
          area_id: string;
          created_at: string;
          decided_at: string | null;
          ends_at: string;
          id: string;
          lease_id: string | null;
          note: string;
          organization_id: string;
          property_id: string;
          reason: string;
          reserved_by: string | null;
          starts_at: string;
          status: Database['public']['Enums']['reservation_status'];
        };
        ComputedFields: never;
        Insert: {
          area_id: string;
          created_at?: string;
          decided_at?: string | null;
          ends_at: string;
          id: string;
          lease_id?: string | null;
          note?: string;
          organization_id: string;
          property_id: string;
          reason?: string;
          reserved_by?: string | null;
          starts_at: string;
          status: Database['public']['Enums']['reservation_status'];
        };
        Update: {
          area_id?: string;
          created_at?: string;
          decided_at?: string | null;
          ends_at?: string;
          id?: string;
          lease_id?: string | null;
          note?: string;
          organization_id?: string;
          property_id?: string;
          reason?: string;
          reserved_by?: string | null;
          starts_at?: string;
          status?: Database['public']['Enums']['reservation_status'];
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
          called_at: string | null;
          closed_at: string | null;
          created_at: string;
          created_by: string | null;
          id: string;
          minutes: string;
          minutes_hash: string | null;
          opened_at: string | null;
          organization_id: string;
          place: string;
          property_id: string;
          quorum: Json | null;
          rules_id: string | null;
          second_call_at: string | null;
          starts_at: string;
          status: Database['public']['Enums']['assembly_status'];
          title: string;
        };
        ComputedFields: never;
        Insert: {
          call?: number;
          called_at?: string | null;
          closed_at?: string | null;
          created_at?: string;
          created_by?: string | null;
          id: string;
          minutes?: string;
          minutes_hash?: string | null;
          opened_at?: string | null;
          organization_id: string;
          place?: string;
          property_id: string;
          quorum?: Json | null;
          rules_id?: string | null;
          second_call_at?: string | null;
          starts_at: string;
          status?: Database['public']['Enums']['assembly_status'];
          title: string;
        };
        Update: {
          call?: number;
          called_at?: string | null;
          closed_at?: string | null;
          created_at?: string;
          created_by?: string | null;
          id?: string;
          minutes?: string;
          minutes_hash?: string | null;
          opened_at?: string | null;
          organization_id?: string;
          place?: string;
          property_id?: string;
          quorum?: Json | null;
          rules_id?: string | null;
          second_call_at?: string | null;
          starts_at?: string;
          status?: Database['public']['Enums']['assembly_status'];
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
          arrived_at: string;
          assembly_id: string;
          id: string;
          left_at: string | null;
          organization_id: string;
          person_id: string | null;
          property_id: string;
          proxy_id: string | null;
          recorded_by: string | null;
          unit_id: string;
          weight: number | null;
        };
        ComputedFields: never;
        Insert: {
          arrived_at?: string;
          assembly_id: string;
          id: string;
          left_at?: string | null;
          organization_id: string;
          person_id?: string | null;
          property_id: string;
          proxy_id?: string | null;
          recorded_by?: string | null;
          unit_id: string;
          weight?: number | null;
        };
        Update: {
          arrived_at?: string;
          assembly_id?: string;
          id?: string;
          left_at?: string | null;
          organization_id?: string;
          person_id?: string | null;
          property_id?: string;
          proxy_id?: string | null;
          recorded_by?: string | null;
          unit_id?: string;
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
          assembly_id: string;
          decision_id: string | null;
          id: string;
          is_motion: boolean;
          moved_by: string;
          organization_id: string;
          position: number;
          property_id: string;
          title: string;
        };
        ComputedFields: never;
        Insert: {
          assembly_id: string;
          decision_id?: string | null;
          id?: string;
          is_motion?: boolean;
          moved_by?: string;
          organization_id: string;
          position: number;
          property_id: string;
          title: string;
        };
        Update: {
          assembly_id?: string;
          decision_id?: string | null;
          id?: string;
          is_motion?: boolean;
          moved_by?: string;
          organization_id?: string;
          position?: number;
          property_id?: string;
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
          cost_currency: Database['public']['Enums']['currency_code'] | null;
          cost_minor: number | null;
          created_at: string;
          expected_life_years: number | null;
          id: string;
          installed_on: string | null;
          kind: Database['public']['Enums']['asset_kind'];
          maker: string;
          model: string;
          name: string;
          name_order: string | null;
          note: string;
          organization_id: string;
          property_id: string;
          retired_on: string | null;
          search_text: string;
          serial_number: string;
          unit_id: string | null;
          warranty_until: string | null;
        };
        ComputedFields: never;
        Insert: {
          cost_currency?: Database['public']['Enums']['currency_code'] | null;
          cost_minor?: number | null;
          created_at?: string;
          expected_life_years?: number | null;
          id?: string;
          installed_on?: string | null;
          kind: Database['public']['Enums']['asset_kind'];
          maker?: string;
          model?: string;
          name: string;
          name_order?: never;
          note?: string;
          organization_id: string;
          property_id: string;
          retired_on?: string | null;
          search_text?: never;
          serial_number?: string;
          unit_id?: string | null;
          warranty_until?: string | null;
        };
        Update: {
          cost_currency?: Database['public']['Enums']['currency_code'] | null;
          cost_minor?: number | null;
          created_at?: string;
          expected_life_years?: number | null;
          id?: string;
          installed_on?: string | null;
          kind?: Database['public']['Enums']['asset_kind'];
          maker?: string;
          model?: string;
          name?: string;
          name_order?: never;
          note?: string;
          organization_id?: string;
          property_id?: string;
          retired_on?: string | null;
          search_text?: never;
          serial_number?: string;
          unit_id?: string | null;
          warranty_until?: string | null;
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
          asked_at: string;
          created_at: string;
          id: string;
          organization_id: string | null;
          title: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          asked_at?: string;
          created_at?: string;
          id?: string;
          organization_id?: string | null;
          title: string;
          user_id?: string;
        };
        Update: {
          asked_at?: string;
          created_at?: string;
          id?: string;
          organization_id?: string | null;
          title?: string;
          user_id?: string;
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
          conversation_id: string;
          created_at: string;
          id: string;
          question: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          answer: NonNullable<Json>;
          conversation_id: string;
          created_at?: string;
          id?: string;
          question: string;
          user_id?: string;
        };
        Update: {
          answer?: NonNullable<Json>;
          conversation_id?: string;
          created_at?: string;
          id?: string;
          question?: string;
          user_id?: string;
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
          actor_id: string | null;
          after: Json | null;
          at: string;
          before: Json | null;
          id: number;
          organization_id: string | null;
          row_id: string | null;
          table_name: string;
        };
        ComputedFields: never;
        Insert: {
          action: string;
          actor_id?: string | null;
          after?: Json | null;
          at?: string;
          before?: Json | null;
          id?: never;
          organization_id?: string | null;
          row_id?: string | null;
          table_name: string;
        };
        Update: {
          action?: string;
          actor_id?: string | null;
          after?: Json | null;
          at?: string;
          before?: Json | null;
          id?: never;
          organization_id?: string | null;
          row_id?: string | null;
          table_name?: string;
        };
        Relationships: [];
      };
      autopay_charges: {
        Row: {
          amount_minor: number | null;
          announced_at: string;
          announced_minor: number;
          attempt: number;
          autopay_id: string;
          card_payment_id: string | null;
          charge_on: string;
          currency: Database['public']['Enums']['currency_code'];
          decided_at: string | null;
          id: string;
          lease_id: string;
          month: string;
          organization_id: string;
          skipped_for: string | null;
          status: Database['public']['Enums']['autopay_charge_status'];
        };
        ComputedFields: never;
        Insert: {
          amount_minor?: number | null;
          announced_at?: string;
          announced_minor: number;
          attempt: number;
          autopay_id: string;
          card_payment_id?: string | null;
          charge_on: string;
          currency: Database['public']['Enums']['currency_code'];
          decided_at?: string | null;
          id?: string;
          lease_id: string;
          month: string;
          organization_id: string;
          skipped_for?: string | null;
          status: Database['public']['Enums']['autopay_charge_status'];
        };
        Update: {
          amount_minor?: number | null;
          announced_at?: string;
          announced_minor?: number;
          attempt?: number;
          autopay_id?: string;
          card_payment_id?: string | null;
          charge_on?: string;
          currency?: Database['public']['Enums']['currency_code'];
          decided_at?: string | null;
          id?: string;
          lease_id?: string;
          month?: string;
          organization_id?: string;
          skipped_for?: string | null;
          status?: Database['public']['Enums']['autopay_charge_status'];
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
          card_brand: string | null;
          card_expires: string | null;
          card_last4: string | null;
          card_payment_id: string | null;
          carried_from: string | null;
          consent_language: string;
          consent_version: string;
          consented_at: string;
          counts_from: string | null;
          created_at: string;
          currency: Database['public']['Enums']['currency_code'];
          id: string;
          lease_id: string;
          limit_minor: number;
          organization_id: string;
          pays_on: number | null;
          processor: Database['public']['Enums']['card_processor'];
          status: Database['public']['Enums']['autopay_status'];
          stopped_for: string | null;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          card_brand?: string | null;
          card_expires?: string | null;
          card_last4?: string | null;
          card_payment_id?: string | null;
          carried_from?: string | null;
          consent_language: string;
          consent_version: string;
          consented_at?: string;
          counts_from?: string | null;
          created_at?: string;
          currency: Database['public']['Enums']['currency_code'];
          id?: string;
          lease_id: string;
          limit_minor: number;
          organization_id: string;
          pays_on?: number | null;
          processor: Database['public']['Enums']['card_processor'];
          status?: Database['public']['Enums']['autopay_status'];
          stopped_for?: string | null;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          card_brand?: string | null;
          card_expires?: string | null;
          card_last4?: string | null;
          card_payment_id?: string | null;
          carried_from?: string | null;
          consent_language?: string;
          consent_version?: string;
          consented_at?: string;
          counts_from?: string | null;
          created_at?: string;
          currency?: Database['public']['Enums']['currency_code'];
          id?: string;
          lease_id?: string;
          limit_minor?: number;
          organization_id?: string;
          pays_on?: number | null;
          processor?: Database['public']['Enums']['card_processor'];
          status?: Database['public']['Enums']['autopay_status'];
          stopped_for?: string | null;
          updated_at?: string;
          user_id?: string;
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
          account_id: string;
          archived_at: string | null;
          bank_name: string;
          created_at: string;
          csv_mapping: Json | null;
          currency: Database['public']['Enums']['currency_code'];
          id: string;
          last_four: string;
          name: string;
          opening_minor: number;
          opening_on: string;
          organization_id: string;
        };
        ComputedFields: never;
        Insert: {
          account_id: string;
          archived_at?: string | null;
          bank_name?: string;
          created_at?: string;
          csv_mapping?: Json | null;
          currency: Database['public']['Enums']['currency_code'];
          id?: string;
          last_four?: string;
          name: string;
          opening_minor?: number;
          opening_on: string;
          organization_id: string;
        };
        Update: {
          account_id?: string;
          archived_at?: string | null;
          bank_name?: string;
          created_at?: string;
          csv_mapping?: Json | null;
          currency?: Database['public']['Enums']['currency_code'];
          id?: string;
          last_four?: string;
          name?: string;
          opening_minor?: number;
          opening_on?: string;
          organization_id?: string;
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
          bank_account_id: string;
          before_count: number;
          created_at: string;
          created_by: string | null;
          file_name: string;
          first_on: string | null;
          id: string;
          known_count: number;
          last_on: string | null;
          left_out_count: number;
          line_count: number;
          new_count: number;
          organization_id: string;
          undone_at: string | null;
          undone_by: string | null;
        };
        ComputedFields: never;
        Insert: {
          bank_account_id: string;
          before_count?: number;
          created_at?: string;
          created_by?: string | null;
          file_name: string;
          first_on?: string | null;
          id?: string;
          known_count?: number;
          last_on?: string | null;
          left_out_count?: number;
          line_count: number;
          new_count: number;
          organization_id: string;
          undone_at?: string | null;
          undone_by?: string | null;
        };
        Update: {
          bank_account_id?: string;
          before_count?: number;
          created_at?: string;
          created_by?: string | null;
          file_name?: string;
          first_on?: string | null;
          id?: string;
          known_count?: number;
          last_on?: string | null;
          left_out_count?: number;
          line_count?: number;
          new_count?: number;
          organization_id?: string;
          undone_at?: string | null;
          undone_by?: string | null;
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
          amount_minor: number;
          bank_account_id: string;
          created_at: string;
          description: string;
          id: string;
          ignore_reason: string | null;
          ignored_at: string | null;
          import_id: string;
          line_key: string;
          matched_minor: number;
          occurred_on: string;
          organization_id: string;
          reconciliation_id: string | null;
          reference: string;
          status: string;
        };
        ComputedFields: never;
        Insert: {
          amount_minor: number;
          bank_account_id: string;
          created_at?: string;
          description?: string;
          id?: string;
          ignore_reason?: string | null;
          ignored_at?: string | null;
          import_id: string;
          line_key: string;
          matched_minor?: number;
          occurred_on: string;
          organization_id: string;
          reconciliation_id?: string | null;
          reference?: string;
          status?: never;
        };
        Update: {
          amount_minor?: number;
          bank_account_id?: string;
          created_at?: string;
          description?: string;
          id?: string;
          ignore_reason?: string | null;
          ignored_at?: string | null;
          import_id?: string;
          line_key?: string;
          matched_minor?: number;
          occurred_on?: string;
          organization_id?: string;
          reconciliation_id?: string | null;
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
          amount_minor: number;
          bank_line_id: string;
          created_at: string;
          created_by: string | null;
          id: string;
          journal_line_id: number;
          made: string;
          made_id: string | null;
          organization_id: string;
          transfer_entry_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          amount_minor: number;
          bank_line_id: string;
          created_at?: string;
          created_by?: string | null;
          id?: string;
          journal_line_id: number;
          made: string;
          made_id?: string | null;
          organization_id: string;
          transfer_entry_id?: string | null;
        };
        Update: {
          amount_minor?: number;
          bank_line_id?: string;
          created_at?: string;
          created_by?: string | null;
          id?: string;
          journal_line_id?: number;
          made?: string;
          made_id?: string | null;
          organization_id?: string;
          transfer_entry_id?: string | null;
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
          bank_account_id: string;
          closed_at: string;
          closed_by: string | null;
          closing_minor: number;
          ends_on: string;
          id: string;
          line_count: number;
          opening_minor: number;
          organization_id: string;
          reopen_reason: string | null;
          reopened_at: string | null;
          reopened_by: string | null;
        };
        ComputedFields: never;
        Insert: {
          bank_account_id: string;
          closed_at?: string;
          closed_by?: string | null;
          closing_minor: number;
          ends_on: string;
          id?: string;
          line_count: number;
          opening_minor: number;
          organization_id: string;
          reopen_reason?: string | null;
          reopened_at?: string | null;
          reopened_by?: string | null;
        };
        Update: {
          bank_account_id?: string;
          closed_at?: string;
          closed_by?: string | null;
          closing_minor?: number;
          ends_on?: string;
          id?: string;
          line_count?: number;
          opening_minor?: number;
          organization_id?: string;
          reopen_reason?: string | null;
          reopened_at?: string | null;
          reopened_by?: string | null;
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
          bill_id: string;
          created_at: string;
          created_by: string | null;
          file_name: string;
          file_type: string;
          id: string;
          organization_id: string;
          path: string;
        };
        ComputedFields: never;
        Insert: {
          bill_id: string;
          created_at?: string;
          created_by?: string | null;
          file_name: string;
          file_type: string;
          id?: string;
          organization_id: string;
          path?: never;
        };
        Update: {
          bill_id?: string;
          created_at?: string;
          created_by?: string | null;
          file_name?: string;
          file_type?: string;
          id?: string;
          organization_id?: string;
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
          account_id: string;
          amount_minor: number;
          bill_id: string;
          description: string;
          id: string;
          is_goods: boolean;
          organization_id: string;
          position: number;
          property_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          account_id: string;
          amount_minor: number;
          bill_id: string;
          description: string;
          id?: string;
          is_goods?: boolean;
          organization_id: string;
          position: number;
          property_id?: string | null;
        };
        Update: {
          account_id?: string;
          amount_minor?: number;
          bill_id?: string;
          description?: string;
          id?: string;
          is_goods?: boolean;
          organization_id?: string;
          position?: number;
          property_id?: string | null;
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
          bill_id: string;
          charge_id: string;
          created_at: string;
          created_by: string | null;
          line_ids: string[];
          method: string;
          organization_id: string;
          pass_on_id: string;
        };
        ComputedFields: never;
        Insert: {
          bill_id: string;
          charge_id: string;
          created_at?: string;
          created_by?: string | null;
          line_ids: string[];
          method: string;
          organization_id: string;
          pass_on_id: string;
        };
        Update: {
          bill_id?: string;
          charge_id?: string;
          created_at?: string;
          created_by?: string | null;
          line_ids?: string[];
          method?: string;
          organization_id?: string;
          pass_on_id?: string;
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
          account_id: string;
          amount_minor: number;
          bill_id: string;
          bill_line_id: number;
          bill_payment_id: string;
          currency: Database['public']['Enums']['currency_code'];
          entry_id: string;
          id: number;
          occurred_on: string;
          organization_id: string;
          property_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          account_id: string;
          amount_minor: number;
          bill_id: string;
          bill_line_id: number;
          bill_payment_id: string;
          currency: Database['public']['Enums']['currency_code'];
          entry_id: string;
          id?: never;
          occurred_on: string;
          organization_id: string;
          property_id?: string | null;
        };
        Update: {
          account_id?: string;
          amount_minor?: number;
          bill_id?: string;
          bill_line_id?: number;
          bill_payment_id?: string;
          currency?: Database['public']['Enums']['currency_code'];
          entry_id?: string;
          id?: never;
          occurred_on?: string;
          organization_id?: string;
          property_id?: string | null;
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
          account_id: string | null;
          amount_minor: number;
          bill_id: string;
          created_at: string;
          created_by: string | null;
          currency: Database['public']['Enums']['currency_code'];
          entry_id: string;
          id: string;
          method: Database['public']['Enums']['payment_method'] | null;
          organization_id: string;
          paid_on: string;
          reference: string;
          reversal_entry_id: string | null;
          reversal_reason: string | null;
          reversed_at: string | null;
          settled_with: string | null;
          vendor_id: string;
        };
        ComputedFields: never;
        Insert: {
          account_id?: string | null;
          amount_minor: number;
          bill_id: string;
          created_at?: string;
          created_by?: string | null;
          currency: Database['public']['Enums']['currency_code'];
          entry_id: string;
          id?: string;
          method?: Database['public']['Enums']['payment_method'] | null;
          organization_id: string;
          paid_on: string;
          reference?: string;
          reversal_entry_id?: string | null;
          reversal_reason?: string | null;
          reversed_at?: string | null;
          settled_with?: string | null;
          vendor_id: string;
        };
        Update: {
          account_id?: string | null;
          amount_minor?: number;
          bill_id?: string;
          created_at?: string;
          created_by?: string | null;
          currency?: Database['public']['Enums']['currency_code'];
          entry_id?: string;
          id?: string;
          method?: Database['public']['Enums']['payment_method'] | null;
          organization_id?: string;
          paid_on?: string;
          reference?: string;
          reversal_entry_id?: string | null;
          reversal_reason?: string | null;
          reversed_at?: string | null;
          settled_with?: string | null;
          vendor_id?: string;
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
          billed_on: string;
          created_at: string;
          created_by: string | null;
          currency: Database['public']['Enums']['currency_code'];
          decided_at: string | null;
          decided_by: string | null;
          decision_reason: string | null;
          dop_rate: number | null;
          due_on: string;
          edited_by: string | null;
          entry_id: string | null;
          excise_minor: number;
          expense_kind: string;
          goods_minor: number;
          id: string;
          is_credit: boolean;
          isr_kind: string | null;
          isr_withheld_minor: number;
          issuer_id: string;
          itbis_minor: number;
          itbis_proportional_minor: number;
          itbis_to_cost_minor: number;
          itbis_withheld_minor: number;
          modified_ncf: string;
          ncf: string;
          no_receipt_reason: string | null;
          note: string;
          organization_id: string;
          other_taxes_minor: number;
          outstanding_minor: number;
          paid_minor: number;
          paid_on: string | null;
          payable_minor: number;
          payment_form: string;
          property_id: string | null;
          purchase_receipt_kind: Database['public']['Enums']['ncf_kind'] | null;
          rate_source: string;
          rated_on: string | null;
          recurring_bill_id: string | null;
          reversal_entry_id: string | null;
          services_minor: number;
          status: Database['public']['Enums']['bill_status'];
          submitted_by: string | null;
          tip_minor: number;
          total_minor: number;
          unit_id: string | null;
          vendor_id: string;
        };
        ComputedFields: never;
        Insert: {
          billed_on: string;
          created_at?: string;
          created_by?: string | null;
          currency: Database['public']['Enums']['currency_code'];
          decided_at?: string | null;
          decided_by?: string | null;
          decision_reason?: string | null;
          dop_rate?: number | null;
          due_on: string;
          edited_by?: string | null;
          entry_id?: string | null;
          excise_minor?: number;
          expense_kind: string;
          goods_minor?: number;
          id?: string;
          is_credit?: boolean;
          isr_kind?: string | null;
          isr_withheld_minor?: number;
          issuer_id: string;
          itbis_minor?: number;
          itbis_proportional_minor?: number;
          itbis_to_cost_minor?: number;
          itbis_withheld_minor?: number;
          modified_ncf?: string;
          ncf?: string;
          no_receipt_reason?: string | null;
          note?: string;
          organization_id: string;
          other_taxes_minor?: number;
          outstanding_minor?: never;
          paid_minor?: number;
          paid_on?: string | null;
          payable_minor?: never;
          payment_form?: string;
          property_id?: string | null;
          purchase_receipt_kind?: Database['public']['Enums']['ncf_kind'] | null;
          rate_source?: string;
          rated_on?: string | null;
          recurring_bill_id?: string | null;
          reversal_entry_id?: string | null;
          services_minor?: number;
          status?: Database['public']['Enums']['bill_status'];
          submitted_by?: string | null;
          tip_minor?: number;
          total_minor?: never;
          unit_id?: string | null;
          vendor_id: string;
        };
        Update: {
          billed_on?: string;
          created_at?: string;
          created_by?: string | null;
          currency?: Database['public']['Enums']['currency_code'];
          decided_at?: string | null;
          decided_by?: string | null;
          decision_reason?: string | null;
          dop_rate?: number | null;
          due_on?: string;
          edited_by?: string | null;
          entry_id?: string | null;
          excise_minor?: number;
          expense_kind?: string;
          goods_minor?: number;
          id?: string;
          is_credit?: boolean;
          isr_kind?: string | null;
          isr_withheld_minor?: number;
          issuer_id?: string;
          itbis_minor?: number;
          itbis_proportional_minor?: number;
          itbis_to_cost_minor?: number;
          itbis_withheld_minor?: number;
          modified_ncf?: string;
          ncf?: string;
          no_receipt_reason?: string | null;
          note?: string;
          organization_id?: string;
          other_taxes_minor?: number;
          outstanding_minor?: never;
          paid_minor?: number;
          paid_on?: string | null;
          payable_minor?: never;
          payment_form?: string;
          property_id?: string | null;
          purchase_receipt_kind?: Database['public']['Enums']['ncf_kind'] | null;
          rate_source?: string;
          rated_on?: string | null;
          recurring_bill_id?: string | null;
          reversal_entry_id?: string | null;
          services_minor?: number;
          status?: Database['public']['Enums']['bill_status'];
          submitted_by?: string | null;
          tip_minor?: number;
          total_minor?: never;
          unit_id?: string | null;
          vendor_id?: string;
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
          account_id: string;
          amount_minor: number;
          currency: Database['public']['Enums']['currency_code'];
          id: string;
          month: number;
          organization_id: string;
          property_id: string | null;
          updated_at: string;
          year: number;
        };
        ComputedFields: never;
        Insert: {
          account_id: string;
          amount_minor: number;
          currency: Database['public']['Enums']['currency_code'];
          id?: string;
          month: number;
          organization_id: string;
          property_id?: string | null;
          updated_at?: string;
          year: number;
        };
        Update: {
          account_id?: string;
          amount_minor?: number;
          currency?: Database['public']['Enums']['currency_code'];
          id?: string;
          month?: number;
          organization_id?: string;
          property_id?: string | null;
          updated_at?: string;
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
          account_id: string;
          currency: Database['public']['Enums']['currency_code'];
          id: string;
          note: string;
          organization_id: string;
          property_id: string | null;
          updated_at: string;
          updated_by: string | null;
          year: number;
        };
        ComputedFields: never;
        Insert: {
          account_id: string;
          currency: Database['public']['Enums']['currency_code'];
          id?: string;
          note: string;
          organization_id: string;
          property_id?: string | null;
          updated_at?: string;
          updated_by?: string | null;
          year: number;
        };
        Update: {
          account_id?: string;
          currency?: Database['public']['Enums']['currency_code'];
          id?: string;
          note?: string;
          organization_id?: string;
          property_id?: string | null;
          updated_at?: string;
          updated_by?: string | null;
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
          answered_at: string | null;
          applicant_id: string;
          application_id: string;
          asked_at: string;
          asked_by: string | null;
          bureau_reference: string;
          id: string;
          organization_id: string;
          outcome: string | null;
          status: string;
          summary: string;
        };
        ComputedFields: never;
        Insert: {
          answered_at?: string | null;
          applicant_id: string;
          application_id: string;
          asked_at?: string;
          asked_by?: string | null;
          bureau_reference?: string;
          id?: string;
          organization_id: string;
          outcome?: string | null;
          status?: string;
          summary?: string;
        };
        Update: {
          answered_at?: string | null;
          applicant_id?: string;
          application_id?: string;
          asked_at?: string;
          asked_by?: string | null;
          bureau_reference?: string;
          id?: string;
          organization_id?: string;
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
          created_at: string;
          id: string;
          is_own_only: boolean;
          kinds: Database['public']['Enums']['calendar_kind'][];
          last_read_at: string | null;
          last_reader: string;
          lease_id: string | null;
          name: string;
          organization_id: string;
          property_id: string | null;
          revoked_at: string | null;
          token_hash: string;
          user_id: string;
          with_names: boolean;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          is_own_only?: boolean;
          kinds?: Database['public']['Enums']['calendar_kind'][];
          last_read_at?: string | null;
          last_reader?: string;
          lease_id?: string | null;
          name: string;
          organization_id: string;
          property_id?: string | null;
          revoked_at?: string | null;
          token_hash: string;
          user_id: string;
          with_names?: boolean;
        };
        Update: {
          created_at?: string;
          id?: string;
          is_own_only?: boolean;
          kinds?: Database['public']['Enums']['calendar_kind'][];
          last_read_at?: string | null;
          last_reader?: string;
          lease_id?: string | null;
          name?: string;
          organization_id?: string;
          property_id?: string | null;
          revoked_at?: string | null;
          token_hash?: string;
          user_id?: string;
          with_names?: boolean;
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
          done_at: string | null;
          ends_at: string | null;
          ends_on: string | null;
          is_removed: boolean;
          item_id: string;
          occurs_on: string;
          organization_id: string;
          starts_at: string | null;
          starts_on: string | null;
        };
        ComputedFields: never;
        Insert: {
          done_at?: string | null;
          ends_at?: string | null;
          ends_on?: string | null;
          is_removed?: boolean;
          item_id: string;
          occurs_on: string;
          organization_id: string;
          starts_at?: string | null;
          starts_on?: string | null;
        };
        Update: {
          done_at?: string | null;
          ends_at?: string | null;
          ends_on?: string | null;
          is_removed?: boolean;
          item_id?: string;
          occurs_on?: string;
          organization_id?: string;
          starts_at?: string | null;
          starts_on?: string | null;
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
          created_at: string;
          created_by: string | null;
          done_at: string | null;
          ends_at: string | null;
          ends_on: string | null;
          id: string;
          is_shown_to_tenants: boolean;
          kind: Database['public']['Enums']['calendar_item_kind'];
          lease_id: string | null;
          maintenance_id: string | null;
          note: string;
          organization_id: string;
          place: string;
          property_id: string | null;
          repeat_by_day: string[];
          repeat_by_month_day: number[];
          repeat_every: number;
          repeat_freq: Database['public']['Enums']['calendar_frequency'] | null;
          repeat_times: number | null;
          repeat_until: string | null;
          source_uid: string | null;
          starts_at: string | null;
          starts_on: string | null;
          time_zone: string;
          title: string;
          unit_id: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          assignee?: string | null;
          created_at?: string;
          created_by?: string | null;
          done_at?: string | null;
          ends_at?: string | null;
          ends_on?: string | null;
          id?: string;
          is_shown_to_tenants?: boolean;
          kind: Database['public']['Enums']['calendar_item_kind'];
          lease_id?: string | null;
          maintenance_id?: string | null;
          note?: string;
          organization_id: string;
          place?: string;
          property_id?: string | null;
          repeat_by_day?: string[];
          repeat_by_month_day?: number[];
          repeat_every?: number;
          repeat_freq?: Database['public']['Enums']['calendar_frequency'] | null;
          repeat_times?: number | null;
          repeat_until?: string | null;
          source_uid?: string | null;
          starts_at?: string | null;
          starts_on?: string | null;
          time_zone: string;
          title: string;
          unit_id?: string | null;
          updated_at?: string;
        };
        Update: {
          assignee?: string | null;
          created_at?: string;
          created_by?: string | null;
          done_at?: string | null;
          ends_at?: string | null;
          ends_on?: string | null;
          id?: string;
          is_shown_to_tenants?: boolean;
          kind?: Database['public']['Enums']['calendar_item_kind'];
          lease_id?: string | null;
          maintenance_id?: string | null;
          note?: string;
          organization_id?: string;
          place?: string;
          property_id?: string | null;
          repeat_by_day?: string[];
          repeat_by_month_day?: number[];
          repeat_every?: number;
          repeat_freq?: Database['public']['Enums']['calendar_frequency'] | null;
          repeat_times?: number | null;
          repeat_until?: string | null;
          source_uid?: string | null;
          starts_at?: string | null;
          starts_on?: string | null;
          time_zone?: string;
          title?: string;
          unit_id?: string | null;
          updated_at?: string;
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
          again_payment_id: string | null;
          amount_minor: number;
          card_payment_id: string;
          changed_at: string;
          currency: string;
          id: string;
          kind: string;
          organization_id: string;
          payment_id: string;
          posted_minor: number;
          reason: string;
          reference: string;
          refund_id: string | null;
          reported_at: string;
          respond_by: string | null;
          status: string;
        };
        ComputedFields: never;
        Insert: {
          again_payment_id?: string | null;
          amount_minor: number;
          card_payment_id: string;
          changed_at?: string;
          currency: string;
          id?: string;
          kind: string;
          organization_id: string;
          payment_id: string;
          posted_minor?: number;
          reason?: string;
          reference: string;
          refund_id?: string | null;
          reported_at?: string;
          respond_by?: string | null;
          status?: string;
        };
        Update: {
          again_payment_id?: string | null;
          amount_minor?: number;
          card_payment_id?: string;
          changed_at?: string;
          currency?: string;
          id?: string;
          kind?: string;
          organization_id?: string;
          payment_id?: string;
          posted_minor?: number;
          reason?: string;
          reference?: string;
          refund_id?: string | null;
          reported_at?: string;
          respond_by?: string | null;
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
          amount_minor: number;
          authorization_code: string | null;
          card_brand: string | null;
          card_last4: string | null;
          checks: number;
          created_at: string;
          currency: Database['public']['Enums']['currency_code'];
          decided_at: string | null;
          failure: string | null;
          fee_minor: number;
          id: string;
          is_test: boolean;
          lease_id: string | null;
          next_check_at: string | null;
          opened_at: string | null;
          order_number: string;
          organization_id: string;
          payment_id: string | null;
          problem: string | null;
          processor: Database['public']['Enums']['card_processor'];
          property_id: string | null;
          reference: string | null;
          status: Database['public']['Enums']['card_payment_status'];
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          amount_minor: number;
          authorization_code?: string | null;
          card_brand?: string | null;
          card_last4?: string | null;
          checks?: number;
          created_at?: string;
          currency: Database['public']['Enums']['currency_code'];
          decided_at?: string | null;
          failure?: string | null;
          fee_minor?: number;
          id?: string;
          is_test: boolean;
          lease_id?: string | null;
          next_check_at?: string | null;
          opened_at?: string | null;
          order_number: string;
          organization_id: string;
          payment_id?: string | null;
          problem?: string | null;
          processor: Database['public']['Enums']['card_processor'];
          property_id?: string | null;
          reference?: string | null;
          status?: Database['public']['Enums']['card_payment_status'];
          user_id: string;
        };
        Update: {
          amount_minor?: number;
          authorization_code?: string | null;
          card_brand?: string | null;
          card_last4?: string | null;
          checks?: number;
          created_at?: string;
          currency?: Database['public']['Enums']['currency_code'];
          decided_at?: string | null;
          failure?: string | null;
          fee_minor?: number;
          id?: string;
          is_test?: boolean;
          lease_id?: string | null;
          next_check_at?: string | null;
          opened_at?: string | null;
          order_number?: string;
          organization_id?: string;
          payment_id?: string | null;
          problem?: string | null;
          processor?: Database['public']['Enums']['card_processor'];
          property_id?: string | null;
          reference?: string | null;
          status?: Database['public']['Enums']['card_payment_status'];
          user_id?: string;
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
          account_id: string;
          acquirer: string;
          created_at: string;
          created_by: string | null;
          entry_id: string;
          gross_minor: number;
          id: string;
          itbis_withheld_minor: number;
          organization_id: string;
          reference: string;
          reversal_reason: string | null;
          reversed_at: string | null;
          settled_on: string;
        };
        ComputedFields: never;
        Insert: {
          account_id: string;
          acquirer: string;
          created_at?: string;
          created_by?: string | null;
          entry_id: string;
          gross_minor: number;
          id?: string;
          itbis_withheld_minor: number;
          organization_id: string;
          reference?: string;
          reversal_reason?: string | null;
          reversed_at?: string | null;
          settled_on: string;
        };
        Update: {
          account_id?: string;
          acquirer?: string;
          created_at?: string;
          created_by?: string | null;
          entry_id?: string;
          gross_minor?: number;
          id?: string;
          itbis_withheld_minor?: number;
          organization_id?: string;
          reference?: string;
          reversal_reason?: string | null;
          reversed_at?: string | null;
          settled_on?: string;
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
          amount_minor: number;
          charge_id: string;
          created_at: string;
          created_by: string | null;
          currency: Database['public']['Enums']['currency_code'];
          entry_id: string;
          id: string;
          is_after_end: boolean;
          kind: Database['public']['Enums']['charge_credit_kind'];
          lease_id: string;
          occurred_on: string;
          organization_id: string;
          reason: string;
          reversal_entry_id: string | null;
          reversed_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          amount_minor: number;
          charge_id: string;
          created_at?: string;
          created_by?: string | null;
          currency: Database['public']['Enums']['currency_code'];
          entry_id: string;
          id?: string;
          is_after_end?: boolean;
          kind: Database['public']['Enums']['charge_credit_kind'];
          lease_id: string;
          occurred_on: string;
          organization_id: string;
          reason: string;
          reversal_entry_id?: string | null;
          reversed_at?: string | null;
        };
        Update: {
          amount_minor?: number;
          charge_id?: string;
          created_at?: string;
          created_by?: string | null;
          currency?: Database['public']['Enums']['currency_code'];
          entry_id?: string;
          id?: string;
          is_after_end?: boolean;
          kind?: Database['public']['Enums']['charge_credit_kind'];
          lease_id?: string;
          occurred_on?: string;
          organization_id?: string;
          reason?: string;
          reversal_entry_id?: string | null;
          reversed_at?: string | null;
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
          allocated_minor: number;
          amount_minor: number;
          created_at: string;
          credited_minor: number;
          currency: Database['public']['Enums']['currency_code'];
          description: string;
          due_on: string;
          entry_id: string;
          id: string;
          is_adjustment: boolean;
          kind: Database['public']['Enums']['charge_kind'];
          late_fee_for: string | null;
          lease_id: string;
          organization_id: string;
          outstanding_minor: number;
          paid_in_time_by: string | null;
          period_end: string | null;
          period_start: string | null;
          posting_number: number;
          property_id: string;
          recurring_charge_id: string | null;
          reversal_entry_id: string | null;
          reversal_reason: string | null;
          reversed_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          allocated_minor?: number;
          amount_minor: number;
          created_at?: string;
          credited_minor?: number;
          currency: Database['public']['Enums']['currency_code'];
          description?: string;
          due_on: string;
          entry_id: string;
          id?: string;
          is_adjustment?: boolean;
          kind: Database['public']['Enums']['charge_kind'];
          late_fee_for?: string | null;
          lease_id: string;
          organization_id: string;
          outstanding_minor?: never;
          paid_in_time_by?: string | null;
          period_end?: string | null;
          period_start?: string | null;
          posting_number?: never;
          property_id: string;
          recurring_charge_id?: string | null;
          reversal_entry_id?: string | null;
          reversal_reason?: string | null;
          reversed_at?: string | null;
        };
        Update: {
          allocated_minor?: number;
          amount_minor?: number;
          created_at?: string;
          credited_minor?: number;
          currency?: Database['public']['Enums']['currency_code'];
          description?: string;
          due_on?: string;
          entry_id?: string;
          id?: string;
          is_adjustment?: boolean;
          kind?: Database['public']['Enums']['charge_kind'];
          late_fee_for?: string | null;
          lease_id?: string;
          organization_id?: string;
          outstanding_minor?: never;
          paid_in_time_by?: string | null;
          period_end?: string | null;
          period_start?: string | null;
          posting_number?: never;
          property_id?: string;
          recurring_charge_id?: string | null;
          reversal_entry_id?: string | null;
          reversal_reason?: string | null;
          reversed_at?: string | null;
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
          closes_at: string;
          days_ahead: number;
          description: string;
          id: string;
          is_open: boolean;
          max_per_week: number;
          name: string;
          needs_approval: boolean;
          opens_at: string;
          organization_id: string;
          property_id: string;
          slot_minutes: number;
        };
        ComputedFields: never;
        Insert: {
          closes_at: string;
          days_ahead: number;
          description?: string;
          id: string;
          is_open?: boolean;
          max_per_week: number;
          name: string;
          needs_approval?: boolean;
          opens_at: string;
          organization_id: string;
          property_id: string;
          slot_minutes: number;
        };
        Update: {
          closes_at?: string;
          days_ahead?: number;
          description?: string;
          id?: string;
          is_open?: boolean;
          max_per_week?: number;
          name?: string;
          needs_approval?: boolean;
          opens_at?: string;
          organization_id?: string;
          property_id?: string;
          slot_minutes?: number;
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
          has_areas: boolean;
          has_board: boolean;
          has_lost_and_found: boolean;
          has_parcels: boolean;
          organization_id: string;
          property_id: string;
        };
        ComputedFields: never;
        Insert: {
          has_areas?: boolean;
          has_board?: boolean;
          has_lost_and_found?: boolean;
          has_parcels?: boolean;
          organization_id: string;
          property_id: string;
        };
        Update: {
          has_areas?: boolean;
          has_board?: boolean;
          has_lost_and_found?: boolean;
          has_parcels?: boolean;
          organization_id?: string;
          property_id?: string;
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
          created_at: string;
          created_by: string | null;
          id: string;
          is_hidden: boolean;
          organization_id: string;
          part: Database['public']['Enums']['community_part'];
          path: string;
          post_id: string;
          property_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          created_by?: string | null;
          id: string;
          is_hidden?: boolean;
          organization_id: string;
          part: Database['public']['Enums']['community_part'];
          path?: never;
          post_id: string;
          property_id: string;
        };
        Update: {
          created_at?: string;
          created_by?: string | null;
          id?: string;
          is_hidden?: boolean;
          organization_id?: string;
          part?: Database['public']['Enums']['community_part'];
          path?: never;
          post_id?: string;
          property_id?: string;
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
          author_id: string | null;
          body: string;
          created_at: string;
          hidden_at: string | null;
          hidden_by: string | null;
          hidden_reason: string;
          id: string;
          kind: Database['public']['Enums']['community_post_kind'];
          lease_id: string | null;
          organization_id: string;
          parent_id: string | null;
          part: Database['public']['Enums']['community_part'];
          pinned_at: string | null;
          property_id: string;
          search_text: string;
          settled_at: string | null;
          withdrawn_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          author_id?: string | null;
          body: string;
          created_at?: string;
          hidden_at?: string | null;
          hidden_by?: string | null;
          hidden_reason?: string;
          id: string;
          kind: Database['public']['Enums']['community_post_kind'];
          lease_id?: string | null;
          organization_id: string;
          parent_id?: string | null;
          part: Database['public']['Enums']['community_part'];
          pinned_at?: string | null;
          property_id: string;
          search_text?: never;
          settled_at?: string | null;
          withdrawn_at?: string | null;
        };
        Update: {
          author_id?: string | null;
          body?: string;
          created_at?: string;
          hidden_at?: string | null;
          hidden_by?: string | null;
          hidden_reason?: string;
          id?: string;
          kind?: Database['public']['Enums']['community_post_kind'];
          lease_id?: string | null;
          organization_id?: string;
          parent_id?: string | null;
          part?: Database['public']['Enums']['community_part'];
          pinned_at?: string | null;
          property_id?: string;
          search_text?: never;
          settled_at?: string | null;
          withdrawn_at?: string | null;
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
          created_at: string;
          decided_at: string | null;
          id: string;
          is_upheld: boolean | null;
          lease_id: string;
          organization_id: string;
          post_id: string;
          property_id: string;
          reason: string;
          reporter_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          decided_at?: string | null;
          id: string;
          is_upheld?: boolean | null;
          lease_id: string;
          organization_id: string;
          post_id: string;
          property_id: string;
          reason: string;
          reporter_id?: string | null;
        };
        Update: {
          created_at?: string;
          decided_at?: string | null;
          id?: string;
          is_upheld?: boolean | null;
          lease_id?: string;
          organization_id?: string;
          post_id?: string;
          property_id?: string;
          reason?: string;
          reporter_id?: string | null;
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
          condition: Database['public']['Enums']['item_condition'];
          id: string;
          lease_id: string;
          name: string;
          note: string;
          organization_id: string;
          origin_id: string | null;
          position: number;
          report_id: string;
          room: string;
        };
        ComputedFields: never;
        Insert: {
          condition: Database['public']['Enums']['item_condition'];
          id: string;
          lease_id: string;
          name: string;
          note?: string;
          organization_id: string;
          origin_id?: string | null;
          position: number;
          report_id: string;
          room: string;
        };
        Update: {
          condition?: Database['public']['Enums']['item_condition'];
          id?: string;
          lease_id?: string;
          name?: string;
          note?: string;
          organization_id?: string;
          origin_id?: string | null;
          position?: number;
          report_id?: string;
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
          created_at: string;
          created_by: string | null;
          id: string;
          item_id: string;
          lease_id: string;
          organization_id: string;
          path: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          created_by?: string | null;
          id: string;
          item_id: string;
          lease_id: string;
          organization_id: string;
          path?: never;
        };
        Update: {
          created_at?: string;
          created_by?: string | null;
          id?: string;
          item_id?: string;
          lease_id?: string;
          organization_id?: string;
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
          created_at: string;
          created_by: string | null;
          id: string;
          lease_id: string;
          moment: Database['public']['Enums']['condition_moment'];
          office_confirmed_at: string | null;
          office_confirmed_by: string | null;
          organization_id: string;
          revision: number;
          tenant_confirmed_at: string | null;
          tenant_confirmed_by: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          created_by?: string | null;
          id: string;
          lease_id: string;
          moment: Database['public']['Enums']['condition_moment'];
          office_confirmed_at?: string | null;
          office_confirmed_by?: string | null;
          organization_id: string;
          revision?: number;
          tenant_confirmed_at?: string | null;
          tenant_confirmed_by?: string | null;
        };
        Update: {
          created_at?: string;
          created_by?: string | null;
          id?: string;
          lease_id?: string;
          moment?: Database['public']['Enums']['condition_moment'];
          office_confirmed_at?: string | null;
          office_confirmed_by?: string | null;
          organization_id?: string;
          revision?: number;
          tenant_confirmed_at?: string | null;
          tenant_confirmed_by?: string | null;
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
          created_at: string;
          declared_by: string | null;
          ends_on: string | null;
          id: string;
          is_total: boolean;
          issuer_id: string;
          kind: number;
          note: string;
          organization_id: string;
          starts_on: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          declared_by?: string | null;
          ends_on?: string | null;
          id?: string;
          is_total: boolean;
          issuer_id: string;
          kind?: number;
          note?: string;
          organization_id: string;
          starts_on: string;
        };
        Update: {
          created_at?: string;
          declared_by?: string | null;
          ends_on?: string | null;
          id?: string;
          is_total?: boolean;
          issuer_id?: string;
          kind?: number;
          note?: string;
          organization_id?: string;
          starts_on?: string;
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
          agreed_in: string;
          agreed_on: string | null;
          condition: string;
          description: string;
          extra_clauses: string;
          furniture: string;
          is_unfurnished: boolean;
          landlord_domicile: string;
          landlord_identity: string;
          landlord_name: string;
          lease_id: string;
          organization_id: string;
          payment_form: string;
          tenant_domicile: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          agreed_in?: string;
          agreed_on?: string | null;
          condition?: string;
          description?: string;
          extra_clauses?: string;
          furniture?: string;
          is_unfurnished?: boolean;
          landlord_domicile?: string;
          landlord_identity?: string;
          landlord_name?: string;
          lease_id: string;
          organization_id: string;
          payment_form?: string;
          tenant_domicile?: string;
          updated_at?: string;
        };
        Update: {
          agreed_in?: string;
          agreed_on?: string | null;
          condition?: string;
          description?: string;
          extra_clauses?: string;
          furniture?: string;
          is_unfurnished?: boolean;
          landlord_domicile?: string;
          landlord_identity?: string;
          landlord_name?: string;
          lease_id?: string;
          organization_id?: string;
          payment_form?: string;
          tenant_domicile?: string;
          updated_at?: string;
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
          consent_version: string | null;
          created_at: string;
          email: string;
          full_name: string;
          id: string;
          ip_address: string | null;
          lease_id: string;
          organization_id: string;
          person_id: string | null;
          refusal_reason: string;
          refused_at: string | null;
          role: Database['public']['Enums']['signer_role'];
          signed_at: string | null;
          signed_sha256: string | null;
          typed_name: string | null;
          user_agent: string | null;
          user_id: string | null;
          version_id: string;
        };
        ComputedFields: never;
        Insert: {
          consent_version?: string | null;
          created_at?: string;
          email?: string;
          full_name: string;
          id?: string;
          ip_address?: string | null;
          lease_id: string;
          organization_id: string;
          person_id?: string | null;
          refusal_reason?: string;
          refused_at?: string | null;
          role: Database['public']['Enums']['signer_role'];
          signed_at?: string | null;
          signed_sha256?: string | null;
          typed_name?: string | null;
          user_agent?: string | null;
          user_id?: string | null;
          version_id: string;
        };
        Update: {
          consent_version?: string | null;
          created_at?: string;
          email?: string;
          full_name?: string;
          id?: string;
          ip_address?: string | null;
          lease_id?: string;
          organization_id?: string;
          person_id?: string | null;
          refusal_reason?: string;
          refused_at?: string | null;
          role?: Database['public']['Enums']['signer_role'];
          signed_at?: string | null;
          signed_sha256?: string | null;
          typed_name?: string | null;
          user_agent?: string | null;
          user_id?: string | null;
          version_id?: string;
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
          close_reason: string;
          closed_at: string | null;
          created_at: string;
          created_by: string | null;
          facts: NonNullable<Json>;
          id: string;
          kind: Database['public']['Enums']['contract_kind'];
          lease_id: string;
          number: number;
          organization_id: string;
          sha256: string;
          status: Database['public']['Enums']['contract_status'];
        };
        ComputedFields: never;
        Insert: {
          body: string;
          close_reason?: string;
          closed_at?: string | null;
          created_at?: string;
          created_by?: string | null;
          facts: NonNullable<Json>;
          id?: string;
          kind: Database['public']['Enums']['contract_kind'];
          lease_id: string;
          number: number;
          organization_id: string;
          sha256: string;
          status?: Database['public']['Enums']['contract_status'];
        };
        Update: {
          body?: string;
          close_reason?: string;
          closed_at?: string | null;
          created_at?: string;
          created_by?: string | null;
          facts?: NonNullable<Json>;
          id?: string;
          kind?: Database['public']['Enums']['contract_kind'];
          lease_id?: string;
          number?: number;
          organization_id?: string;
          sha256?: string;
          status?: Database['public']['Enums']['contract_status'];
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
          conversation_id: string;
          first_unread_id: number | null;
          last_read_id: number;
          organization_id: string;
          unread_count: number;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          conversation_id: string;
          first_unread_id?: number | null;
          last_read_id?: number;
          organization_id: string;
          unread_count?: number;
          user_id: string;
        };
        Update: {
          conversation_id?: string;
          first_unread_id?: number | null;
          last_read_id?: number;
          organization_id?: string;
          unread_count?: number;
          user_id?: string;
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
          archived_at: string | null;
          created_at: string;
          id: string;
          last_is_from_tenant: boolean;
          last_message_at: string;
          last_message_id: number;
          last_text: string;
          lease_id: string;
          office_read_id: number;
          organization_id: string;
          property_id: string;
          search_text: string;
          subject: string;
          tenant_read_id: number;
          unit_id: string;
        };
        ComputedFields: never;
        Insert: {
          archived_at?: string | null;
          created_at?: string;
          id?: string;
          last_is_from_tenant?: boolean;
          last_message_at?: string;
          last_message_id?: number;
          last_text?: string;
          lease_id: string;
          office_read_id?: number;
          organization_id: string;
          property_id: string;
          search_text?: never;
          subject?: string;
          tenant_read_id?: number;
          unit_id: string;
        };
        Update: {
          archived_at?: string | null;
          created_at?: string;
          id?: string;
          last_is_from_tenant?: boolean;
          last_message_at?: string;
          last_message_id?: number;
          last_text?: string;
          lease_id?: string;
          office_read_id?: number;
          organization_id?: string;
          property_id?: string;
          search_text?: never;
          subject?: string;
          tenant_read_id?: number;
          unit_id?: string;
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
          created_at: string;
          created_by: string | null;
          difference_currency: Database['public']['Enums']['currency_code'];
          difference_minor: number;
          entry_id: string;
          from_account_id: string;
          from_currency: Database['public']['Enums']['currency_code'];
          from_minor: number;
          id: string;
          memo: string;
          occurred_on: string;
          organization_id: string;
          rate: number;
          rate_source: string;
          rated_on: string;
          to_account_id: string;
          to_currency: Database['public']['Enums']['currency_code'];
          to_minor: number;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          created_by?: string | null;
          difference_currency: Database['public']['Enums']['currency_code'];
          difference_minor: number;
          entry_id: string;
          from_account_id: string;
          from_currency: Database['public']['Enums']['currency_code'];
          from_minor: number;
          id?: string;
          memo?: string;
          occurred_on: string;
          organization_id: string;
          rate: number;
          rate_source: string;
          rated_on: string;
          to_account_id: string;
          to_currency: Database['public']['Enums']['currency_code'];
          to_minor: number;
        };
        Update: {
          created_at?: string;
          created_by?: string | null;
          difference_currency?: Database['public']['Enums']['currency_code'];
          difference_minor?: number;
          entry_id?: string;
          from_account_id?: string;
          from_currency?: Database['public']['Enums']['currency_code'];
          from_minor?: number;
          id?: string;
          memo?: string;
          occurred_on?: string;
          organization_id?: string;
          rate?: number;
          rate_source?: string;
          rated_on?: string;
          to_account_id?: string;
          to_currency?: Database['public']['Enums']['currency_code'];
          to_minor?: number;
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
          answered_at: string | null;
          answered_by: string | null;
          article: string | null;
          business_days: number | null;
          created_at: string;
          details: string;
          due_on: string | null;
          id: string;
          kind: Database['public']['Enums']['data_request_kind'];
          law: string | null;
          organization_id: string;
          person_id: string | null;
          reviewed_on: string | null;
          status: Database['public']['Enums']['data_request_status'];
          user_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          answer?: string;
          answered_at?: string | null;
          answered_by?: string | null;
          article?: string | null;
          business_days?: number | null;
          created_at?: string;
          details?: string;
          due_on?: string | null;
          id: string;
          kind: Database['public']['Enums']['data_request_kind'];
          law?: string | null;
          organization_id: string;
          person_id?: string | null;
          reviewed_on?: string | null;
          status?: Database['public']['Enums']['data_request_status'];
          user_id?: string | null;
        };
        Update: {
          answer?: string;
          answered_at?: string | null;
          answered_by?: string | null;
          article?: string | null;
          business_days?: number | null;
          created_at?: string;
          details?: string;
          due_on?: string | null;
          id?: string;
          kind?: Database['public']['Enums']['data_request_kind'];
          law?: string | null;
          organization_id?: string;
          person_id?: string | null;
          reviewed_on?: string | null;
          status?: Database['public']['Enums']['data_request_status'];
          user_id?: string | null;
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
          cast_at: string;
          cast_by: string | null;
          choice: number[];
          decision_id: string;
          organization_id: string;
          property_id: string;
          vote_id: string;
        };
        ComputedFields: never;
        Insert: {
          cast_at?: string;
          cast_by?: string | null;
          choice: number[];
          decision_id: string;
          organization_id: string;
          property_id: string;
          vote_id: string;
        };
        Update: {
          cast_at?: string;
          cast_by?: string | null;
          choice?: number[];
          decision_id?: string;
          organization_id?: string;
          property_id?: string;
          vote_id?: string;
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
          author_id: string | null;
          author_name: string;
          body: string;
          created_at: string;
          decision_id: string;
          id: string;
          organization_id: string;
          property_id: string;
          withdrawn_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          author_id?: string | null;
          author_name: string;
          body: string;
          created_at?: string;
          decision_id: string;
          id: string;
          organization_id: string;
          property_id: string;
          withdrawn_at?: string | null;
        };
        Update: {
          author_id?: string | null;
          author_name?: string;
          body?: string;
          created_at?: string;
          decision_id?: string;
          id?: string;
          organization_id?: string;
          property_id?: string;
          withdrawn_at?: string | null;
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
        Row: {
          decision_id: string;
          document_id: string;
          organization_id: string;
          property_id: string;
        };
        ComputedFields: never;
        Insert: {
          decision_id: string;
          document_id: string;
          organization_id: string;
          property_id: string;
        };
        Update: {
          decision_id?: string;
          document_id?: string;
          organization_id?: string;
          property_id?: string;
        };
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
          base: Database['public']['Enums']['majority_base'];
          denominator: number;
          id: string;
          matter: string;
          must_exceed: boolean;
          numerator: number;
          organization_id: string;
          property_id: string;
          rules_id: string;
        };
        ComputedFields: never;
        Insert: {
          article?: string;
          base: Database['public']['Enums']['majority_base'];
          denominator: number;
          id?: string;
          matter: string;
          must_exceed: boolean;
          numerator: number;
          organization_id: string;
          property_id: string;
          rules_id: string;
        };
        Update: {
          article?: string;
          base?: Database['public']['Enums']['majority_base'];
          denominator?: number;
          id?: string;
          matter?: string;
          must_exceed?: boolean;
          numerator?: number;
          organization_id?: string;
          property_id?: string;
          rules_id?: string;
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
          decision_id: string;
          detail: string;
          label: string;
          organization_id: string;
          position: number;
          property_id: string;
        };
        ComputedFields: never;
        Insert: {
          decision_id: string;
          detail?: string;
          label: string;
          organization_id: string;
          position: number;
          property_id: string;
        };
        Update: {
          decision_id?: string;
          detail?: string;
          label?: string;
          organization_id?: string;
          position?: number;
          property_id?: string;
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
          decision_id: string | null;
          given_at: string;
          giver_id: string | null;
          holder_id: string;
          id: string;
          organization_id: string;
          property_id: string;
          recorded_by: string | null;
          revoked_at: string | null;
          unit_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          decision_id?: string | null;
          given_at?: string;
          giver_id?: string | null;
          holder_id: string;
          id: string;
          organization_id: string;
          property_id: string;
          recorded_by?: string | null;
          revoked_at?: string | null;
          unit_id?: string | null;
        };
        Update: {
          decision_id?: string | null;
          given_at?: string;
          giver_id?: string | null;
          holder_id?: string;
          id?: string;
          organization_id?: string;
          property_id?: string;
          recorded_by?: string | null;
          revoked_at?: string | null;
          unit_id?: string | null;
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
          abstention_article: string;
          count_abstentions: boolean | null;
          first_quorum_denominator: number | null;
          first_quorum_numerator: number | null;
          id: string;
          notice_article: string;
          notice_days: number | null;
          organization_id: string;
          property_id: string;
          proxies_allowed: boolean | null;
          proxies_may_split: boolean;
          proxies_need_presence: boolean;
          proxy_article: string;
          proxy_limit: number | null;
          published_at: string;
          published_by: string | null;
          quorum_article: string;
          ranked_tie: Database['public']['Enums']['ranked_tie_rule'] | null;
          second_quorum_denominator: number | null;
          second_quorum_numerator: number | null;
          tenants_have_voice: boolean;
          version: number;
          voters: Database['public']['Enums']['decision_voters'] | null;
          voters_article: string;
          weight: Database['public']['Enums']['vote_weight'] | null;
          weight_article: string;
        };
        ComputedFields: never;
        Insert: {
          abstention_article?: string;
          count_abstentions?: boolean | null;
          first_quorum_denominator?: number | null;
          first_quorum_numerator?: number | null;
          id: string;
          notice_article?: string;
          notice_days?: number | null;
          organization_id: string;
          property_id: string;
          proxies_allowed?: boolean | null;
          proxies_may_split?: boolean;
          proxies_need_presence?: boolean;
          proxy_article?: string;
          proxy_limit?: number | null;
          published_at?: string;
          published_by?: string | null;
          quorum_article?: string;
          ranked_tie?: Database['public']['Enums']['ranked_tie_rule'] | null;
          second_quorum_denominator?: number | null;
          second_quorum_numerator?: number | null;
          tenants_have_voice?: boolean;
          version: number;
          voters?: Database['public']['Enums']['decision_voters'] | null;
          voters_article?: string;
          weight?: Database['public']['Enums']['vote_weight'] | null;
          weight_article?: string;
        };
        Update: {
          abstention_article?: string;
          count_abstentions?: boolean | null;
          first_quorum_denominator?: number | null;
          first_quorum_numerator?: number | null;
          id?: string;
          notice_article?: string;
          notice_days?: number | null;
          organization_id?: string;
          property_id?: string;
          proxies_allowed?: boolean | null;
          proxies_may_split?: boolean;
          proxies_need_presence?: boolean;
          proxy_article?: string;
          proxy_limit?: number | null;
          published_at?: string;
          published_by?: string | null;
          quorum_article?: string;
          ranked_tie?: Database['public']['Enums']['ranked_tie_rule'] | null;
          second_quorum_denominator?: number | null;
          second_quorum_numerator?: number | null;
          tenants_have_voice?: boolean;
          version?: number;
          voters?: Database['public']['Enums']['decision_voters'] | null;
          voters_article?: string;
          weight?: Database['public']['Enums']['vote_weight'] | null;
          weight_article?: string;
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
          decision_id: string;
          has_voted: boolean;
          id: string;
          is_entered: boolean;
          of_organization: boolean;
          organization_id: string;
          person_ids: string[];
          property_id: string;
          proxy_id: string | null;
          unit_id: string | null;
          weight: number;
        };
        ComputedFields: never;
        Insert: {
          decision_id: string;
          has_voted?: boolean;
          id?: string;
          is_entered?: boolean;
          of_organization?: boolean;
          organization_id: string;
          person_ids?: string[];
          property_id: string;
          proxy_id?: string | null;
          unit_id?: string | null;
          weight: number;
        };
        Update: {
          decision_id?: string;
          has_voted?: boolean;
          id?: string;
          is_entered?: boolean;
          of_organization?: boolean;
          organization_id?: string;
          person_ids?: string[];
          property_id?: string;
          proxy_id?: string | null;
          unit_id?: string | null;
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
          assembly_id: string | null;
          ballots_root: string | null;
          body: string;
          budget_currency: Database['public']['Enums']['currency_code'] | null;
          budget_minor: number | null;
          call: number;
          certified_at: string | null;
          certified_by: string | null;
          closed_at: string | null;
          closes_at: string | null;
          created_at: string;
          created_by: string | null;
          first_call_id: string | null;
          id: string;
          is_secret: boolean;
          kind: Database['public']['Enums']['decision_kind'];
          majority_id: string | null;
          matter: string;
          max_choices: number;
          opened_at: string | null;
          organization_id: string;
          property_id: string;
          question: string;
          result: Json | null;
          results_shown: Database['public']['Enums']['results_shown'];
          rules_id: string | null;
          score_max: number;
          seats: number;
          status: Database['public']['Enums']['decision_status'];
        };
        ComputedFields: never;
        Insert: {
          assembly_id?: string | null;
          ballots_root?: string | null;
          body?: string;
          budget_currency?: Database['public']['Enums']['currency_code'] | null;
          budget_minor?: number | null;
          call?: number;
          certified_at?: string | null;
          certified_by?: string | null;
          closed_at?: string | null;
          closes_at?: string | null;
          created_at?: string;
          created_by?: string | null;
          first_call_id?: string | null;
          id: string;
          is_secret?: boolean;
          kind: Database['public']['Enums']['decision_kind'];
          majority_id?: string | null;
          matter?: string;
          max_choices?: number;
          opened_at?: string | null;
          organization_id: string;
          property_id: string;
          question: string;
          result?: Json | null;
          results_shown?: Database['public']['Enums']['results_shown'];
          rules_id?: string | null;
          score_max?: number;
          seats?: number;
          status?: Database['public']['Enums']['decision_status'];
        };
        Update: {
          assembly_id?: string | null;
          ballots_root?: string | null;
          body?: string;
          budget_currency?: Database['public']['Enums']['currency_code'] | null;
          budget_minor?: number | null;
          call?: number;
          certified_at?: string | null;
          certified_by?: string | null;
          closed_at?: string | null;
          closes_at?: string | null;
          created_at?: string;
          created_by?: string | null;
          first_call_id?: string | null;
          id?: string;
          is_secret?: boolean;
          kind?: Database['public']['Enums']['decision_kind'];
          majority_id?: string | null;
          matter?: string;
          max_choices?: number;
          opened_at?: string | null;
          organization_id?: string;
          property_id?: string;
          question?: string;
          result?: Json | null;
          results_shown?: Database['public']['Enums']['results_shown'];
          rules_id?: string | null;
          score_max?: number;
          seats?: number;
          status?: Database['public']['Enums']['decision_status'];
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
        Row: {
          deduction_id: string;
          id: string;
          item_id: string;
          lease_id: string;
          organization_id: string;
        };
        ComputedFields: never;
        Insert: {
          deduction_id: string;
          id?: string;
          item_id: string;
          lease_id: string;
          organization_id: string;
        };
        Update: {
          deduction_id?: string;
          id?: string;
          item_id?: string;
          lease_id?: string;
          organization_id?: string;
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
          amount_minor: number;
          charge_id: string | null;
          description: string;
          id: string;
          kind: Database['public']['Enums']['deduction_kind'];
          lease_id: string;
          organization_id: string;
          position: number;
          settlement_id: string;
        };
        ComputedFields: never;
        Insert: {
          amount_minor: number;
          charge_id?: string | null;
          description?: string;
          id?: string;
          kind: Database['public']['Enums']['deduction_kind'];
          lease_id: string;
          organization_id: string;
          position: number;
          settlement_id: string;
        };
        Update: {
          amount_minor?: number;
          charge_id?: string | null;
          description?: string;
          id?: string;
          kind?: Database['public']['Enums']['deduction_kind'];
          lease_id?: string;
          organization_id?: string;
          position?: number;
          settlement_id?: string;
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
          account_id: string | null;
          created_at: string;
          currency: Database['public']['Enums']['currency_code'];
          deducted_minor: number;
          details: NonNullable<Json>;
          held_minor: number;
          id: string;
          lease_id: string;
          method: Database['public']['Enums']['payment_method'] | null;
          organization_id: string;
          payment_id: string | null;
          refund_entry_id: string | null;
          refund_minor: number;
          returned_on: string;
          settled_on: string;
        };
        ComputedFields: never;
        Insert: {
          account_id?: string | null;
          created_at?: string;
          currency: Database['public']['Enums']['currency_code'];
          deducted_minor: number;
          details: NonNullable<Json>;
          held_minor: number;
          id?: string;
          lease_id: string;
          method?: Database['public']['Enums']['payment_method'] | null;
          organization_id: string;
          payment_id?: string | null;
          refund_entry_id?: string | null;
          refund_minor?: never;
          returned_on: string;
          settled_on: string;
        };
        Update: {
          account_id?: string | null;
          created_at?: string;
          currency?: Database['public']['Enums']['currency_code'];
          deducted_minor?: number;
          details?: NonNullable<Json>;
          held_minor?: number;
          id?: string;
          lease_id?: string;
          method?: Database['public']['Enums']['payment_method'] | null;
          organization_id?: string;
          payment_id?: string | null;
          refund_entry_id?: string | null;
          refund_minor?: never;
          returned_on?: string;
          settled_on?: string;
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
          created_at: string;
          created_by: string | null;
          decided_at: string | null;
          decided_by: string | null;
          document_id: string | null;
          due_on: string;
          file_id: string | null;
          id: string;
          lease_id: string;
          name: string;
          organization_id: string;
          reason: string;
          refusal: string;
          status: Database['public']['Enums']['document_request_status'];
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          created_by?: string | null;
          decided_at?: string | null;
          decided_by?: string | null;
          document_id?: string | null;
          due_on: string;
          file_id?: string | null;
          id?: string;
          lease_id: string;
          name: string;
          organization_id: string;
          reason?: string;
          refusal?: string;
          status?: Database['public']['Enums']['document_request_status'];
        };
        Update: {
          created_at?: string;
          created_by?: string | null;
          decided_at?: string | null;
          decided_by?: string | null;
          document_id?: string | null;
          due_on?: string;
          file_id?: string | null;
          id?: string;
          lease_id?: string;
          name?: string;
          organization_id?: string;
          reason?: string;
          refusal?: string;
          status?: Database['public']['Enums']['document_request_status'];
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
          area: Database['public']['Enums']['document_area'];
          created_at: string;
          created_by: string | null;
          file_sha256: string | null;
          file_type: string;
          id: string;
          is_shared: boolean;
          kind: Database['public']['Enums']['document_kind'];
          lease_id: string | null;
          name: string;
          organization_id: string;
          path: string;
          person_id: string | null;
          place_property_id: string | null;
          place_unit_id: string | null;
          property_id: string | null;
          search_name: string;
          shared_at: string | null;
          size_bytes: number;
          unit_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          area?: never;
          created_at?: string;
          created_by?: string | null;
          file_sha256?: string | null;
          file_type: string;
          id?: string;
          is_shared?: boolean;
          kind?: Database['public']['Enums']['document_kind'];
          lease_id?: string | null;
          name: string;
          organization_id: string;
          path?: never;
          person_id?: string | null;
          place_property_id?: string | null;
          place_unit_id?: string | null;
          property_id?: string | null;
          search_name?: never;
          shared_at?: string | null;
          size_bytes: number;
          unit_id?: string | null;
        };
        Update: {
          area?: never;
          created_at?: string;
          created_by?: string | null;
          file_sha256?: string | null;
          file_type?: string;
          id?: string;
          is_shared?: boolean;
          kind?: Database['public']['Enums']['document_kind'];
          lease_id?: string | null;
          name?: string;
          organization_id?: string;
          path?: never;
          person_id?: string | null;
          place_property_id?: string | null;
          place_unit_id?: string | null;
          property_id?: string | null;
          search_name?: never;
          shared_at?: string | null;
          size_bytes?: number;
          unit_id?: string | null;
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
          alarmed_hours: number;
          annulment_file_id: string | null;
          answered_at: string | null;
          approval_reason: string | null;
          approval_state: Database['public']['Enums']['ecf_approval'];
          attempts: number;
          buyer_tax_id: string;
          claim_id: string | null;
          claimed_until: string | null;
          contingency_kind: number | null;
          created_at: string;
          delivery_reason: string | null;
          delivery_state: Database['public']['Enums']['ecf_delivery'];
          due_by: string | null;
          encf: string;
          environment: Database['public']['Enums']['ecf_environment'];
          facts: NonNullable<Json>;
          id: string;
          invoice_id: string | null;
          is_number_used: boolean | null;
          is_summary: boolean;
          issued_on: string;
          issuer_id: string;
          lease_id: string | null;
          may_have_arrived: boolean;
          messages: NonNullable<Json>;
          ncf_kind: Database['public']['Enums']['ncf_kind'];
          next_try_at: string | null;
          number_given_back: boolean;
          organization_id: string;
          problems: NonNullable<Json>;
          purchase_receipt_id: string | null;
          replaced_by: string | null;
          security_code: string | null;
          sent_at: string | null;
          sha256: string | null;
          signed_at: string | null;
          state: Database['public']['Enums']['ecf_state'];
          total_minor: number;
          track_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          alarmed_hours?: number;
          annulment_file_id?: string | null;
          answered_at?: string | null;
          approval_reason?: string | null;
          approval_state?: Database['public']['Enums']['ecf_approval'];
          attempts?: number;
          buyer_tax_id?: string;
          claim_id?: string | null;
          claimed_until?: string | null;
          contingency_kind?: number | null;
          created_at?: string;
          delivery_reason?: string | null;
          delivery_state?: Database['public']['Enums']['ecf_delivery'];
          due_by?: string | null;
          encf: string;
          environment: Database['public']['Enums']['ecf_environment'];
          facts: NonNullable<Json>;
          id?: string;
          invoice_id?: string | null;
          is_number_used?: boolean | null;
          is_summary?: boolean;
          issued_on: string;
          issuer_id: string;
          lease_id?: string | null;
          may_have_arrived?: boolean;
          messages?: NonNullable<Json>;
          ncf_kind: Database['public']['Enums']['ncf_kind'];
          next_try_at?: string | null;
          number_given_back?: boolean;
          organization_id: string;
          problems?: NonNullable<Json>;
          purchase_receipt_id?: string | null;
          replaced_by?: string | null;
          security_code?: string | null;
          sent_at?: string | null;
          sha256?: string | null;
          signed_at?: string | null;
          state?: Database['public']['Enums']['ecf_state'];
          total_minor: number;
          track_id?: string | null;
        };
        Update: {
          alarmed_hours?: number;
          annulment_file_id?: string | null;
          answered_at?: string | null;
          approval_reason?: string | null;
          approval_state?: Database['public']['Enums']['ecf_approval'];
          attempts?: number;
          buyer_tax_id?: string;
          claim_id?: string | null;
          claimed_until?: string | null;
          contingency_kind?: number | null;
          created_at?: string;
          delivery_reason?: string | null;
          delivery_state?: Database['public']['Enums']['ecf_delivery'];
          due_by?: string | null;
          encf?: string;
          environment?: Database['public']['Enums']['ecf_environment'];
          facts?: NonNullable<Json>;
          id?: string;
          invoice_id?: string | null;
          is_number_used?: boolean | null;
          is_summary?: boolean;
          issued_on?: string;
          issuer_id?: string;
          lease_id?: string | null;
          may_have_arrived?: boolean;
          messages?: NonNullable<Json>;
          ncf_kind?: Database['public']['Enums']['ncf_kind'];
          next_try_at?: string | null;
          number_given_back?: boolean;
          organization_id?: string;
          problems?: NonNullable<Json>;
          purchase_receipt_id?: string | null;
          replaced_by?: string | null;
          security_code?: string | null;
          sent_at?: string | null;
          sha256?: string | null;
          signed_at?: string | null;
          state?: Database['public']['Enums']['ecf_state'];
          total_minor?: number;
          track_id?: string | null;
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
          actor_id: string | null;
          at: string;
          detail: NonNullable<Json>;
          document_id: string | null;
          id: string;
          kind: string;
          organization_id: string;
          received_id: string | null;
          status: number | null;
        };
        ComputedFields: never;
        Insert: {
          actor_id?: string | null;
          at?: string;
          detail?: NonNullable<Json>;
          document_id?: string | null;
          id?: string;
          kind: string;
          organization_id: string;
          received_id?: string | null;
          status?: number | null;
        };
        Update: {
          actor_id?: string | null;
          at?: string;
          detail?: NonNullable<Json>;
          document_id?: string | null;
          id?: string;
          kind?: string;
          organization_id?: string;
          received_id?: string | null;
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
          created_at: string;
          direction: string;
          document_id: string | null;
          id: string;
          kind: string;
          organization_id: string;
          received_id: string | null;
          sha256: string;
        };
        ComputedFields: never;
        Insert: {
          bytes: string;
          created_at?: string;
          direction: string;
          document_id?: string | null;
          id?: string;
          kind: string;
          organization_id: string;
          received_id?: string | null;
          sha256?: never;
        };
        Update: {
          bytes?: string;
          created_at?: string;
          direction?: string;
          document_id?: string | null;
          id?: string;
          kind?: string;
          organization_id?: string;
          received_id?: string | null;
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
          approval_attempts: number;
          approval_next_try_at: string | null;
          approval_reason: string;
          approval_state: string;
          approval_to_dgii: string;
          approval_to_sender: string;
          approved_at: string | null;
          approved_by: string | null;
          attempts: number;
          bill_id: string | null;
          bill_problem: string | null;
          created_at: string;
          encf: string;
          environment: Database['public']['Enums']['ecf_environment'];
          facts: NonNullable<Json>;
          id: string;
          is_uploaded: boolean;
          issued_on: string;
          issuer_id: string;
          itbis_minor: number;
          ncf_kind: Database['public']['Enums']['ncf_kind'];
          next_try_at: string;
          organization_id: string;
          refusal: number | null;
          security_code: string;
          sender_name: string;
          sender_tax_id: string;
          state: string;
          total_minor: number;
        };
        ComputedFields: never;
        Insert: {
          approval_attempts?: number;
          approval_next_try_at?: string | null;
          approval_reason?: string;
          approval_state?: string;
          approval_to_dgii?: string;
          approval_to_sender?: string;
          approved_at?: string | null;
          approved_by?: string | null;
          attempts?: number;
          bill_id?: string | null;
          bill_problem?: string | null;
          created_at?: string;
          encf: string;
          environment: Database['public']['Enums']['ecf_environment'];
          facts?: NonNullable<Json>;
          id?: string;
          is_uploaded?: boolean;
          issued_on: string;
          issuer_id: string;
          itbis_minor?: number;
          ncf_kind: Database['public']['Enums']['ncf_kind'];
          next_try_at?: string;
          organization_id: string;
          refusal?: number | null;
          security_code?: string;
          sender_name?: string;
          sender_tax_id: string;
          state?: string;
          total_minor: number;
        };
        Update: {
          approval_attempts?: number;
          approval_next_try_at?: string | null;
          approval_reason?: string;
          approval_state?: string;
          approval_to_dgii?: string;
          approval_to_sender?: string;
          approved_at?: string | null;
          approved_by?: string | null;
          attempts?: number;
          bill_id?: string | null;
          bill_problem?: string | null;
          created_at?: string;
          encf?: string;
          environment?: Database['public']['Enums']['ecf_environment'];
          facts?: NonNullable<Json>;
          id?: string;
          is_uploaded?: boolean;
          issued_on?: string;
          issuer_id?: string;
          itbis_minor?: number;
          ncf_kind?: Database['public']['Enums']['ncf_kind'];
          next_try_at?: string;
          organization_id?: string;
          refusal?: number | null;
          security_code?: string;
          sender_name?: string;
          sender_tax_id?: string;
          state?: string;
          total_minor?: number;
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
          base_currency: Database['public']['Enums']['currency_code'];
          created_at: string;
          created_by: string | null;
          id: string;
          organization_id: string;
          quote_currency: Database['public']['Enums']['currency_code'];
          rate: number;
          rated_on: string;
          source: string;
        };
        ComputedFields: never;
        Insert: {
          base_currency?: Database['public']['Enums']['currency_code'];
          created_at?: string;
          created_by?: string | null;
          id?: string;
          organization_id: string;
          quote_currency?: Database['public']['Enums']['currency_code'];
          rate: number;
          rated_on: string;
          source: string;
        };
        Update: {
          base_currency?: Database['public']['Enums']['currency_code'];
          created_at?: string;
          created_by?: string | null;
          id?: string;
          organization_id?: string;
          quote_currency?: Database['public']['Enums']['currency_code'];
          rate?: number;
          rated_on?: string;
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
          amount_minor: number;
          charge_id: string;
          invoice_id: string;
          is_itbis: boolean;
          is_live: boolean;
          lease_id: string;
          organization_id: string;
        };
        ComputedFields: never;
        Insert: {
          amount_minor: number;
          charge_id: string;
          invoice_id: string;
          is_itbis?: boolean;
          is_live?: boolean;
          lease_id: string;
          organization_id: string;
        };
        Update: {
          amount_minor?: number;
          charge_id?: string;
          invoice_id?: string;
          is_itbis?: boolean;
          is_live?: boolean;
          lease_id?: string;
          organization_id?: string;
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
          base_minor: number;
          cancellation_reason: string | null;
          cancelled_on: string | null;
          client_id: string;
          client_id_type: Database['public']['Enums']['identity_type'] | null;
          client_name: string;
          created_at: string;
          created_by: string | null;
          currency: Database['public']['Enums']['currency_code'];
          description: string;
          details: NonNullable<Json>;
          dop_rate: number;
          id: string;
          income_type: string;
          is_counted: boolean;
          is_itbis_lost: boolean;
          isr_to_withhold_minor: number;
          issued_on: string;
          issuer_id: string;
          itbis_minor: number;
          itbis_to_withhold_minor: number;
          lease_id: string;
          lines_ncf: string | null;
          modifies_id: string | null;
          ncf: string;
          ncf_expires_on: string | null;
          ncf_kind: Database['public']['Enums']['ncf_kind'];
          number_given_back: boolean;
          on_credit_minor: number;
          organization_id: string;
          paid_card_minor: number;
          paid_cash_minor: number;
          paid_other_minor: number;
          paid_transfer_minor: number;
          property_id: string;
          range_id: string;
          rate_source: string;
          reason: string;
          replaces_id: string | null;
          replaces_paper_id: string | null;
          treatment: Database['public']['Enums']['tax_treatment'];
        };
        ComputedFields: never;
        Insert: {
          base_minor: number;
          cancellation_reason?: string | null;
          cancelled_on?: string | null;
          client_id?: string;
          client_id_type?: Database['public']['Enums']['identity_type'] | null;
          client_name: string;
          created_at?: string;
          created_by?: string | null;
          currency: Database['public']['Enums']['currency_code'];
          description?: string;
          details?: NonNullable<Json>;
          dop_rate?: number;
          id?: string;
          income_type?: string;
          is_counted?: boolean;
          is_itbis_lost?: boolean;
          isr_to_withhold_minor?: number;
          issued_on: string;
          issuer_id: string;
          itbis_minor?: number;
          itbis_to_withhold_minor?: number;
          lease_id: string;
          lines_ncf?: string | null;
          modifies_id?: string | null;
          ncf: string;
          ncf_expires_on?: string | null;
          ncf_kind: Database['public']['Enums']['ncf_kind'];
          number_given_back?: boolean;
          on_credit_minor: number;
          organization_id: string;
          paid_card_minor?: number;
          paid_cash_minor?: number;
          paid_other_minor?: number;
          paid_transfer_minor?: number;
          property_id: string;
          range_id: string;
          rate_source?: string;
          reason?: string;
          replaces_id?: string | null;
          replaces_paper_id?: string | null;
          treatment: Database['public']['Enums']['tax_treatment'];
        };
        Update: {
          base_minor?: number;
          cancellation_reason?: string | null;
          cancelled_on?: string | null;
          client_id?: string;
          client_id_type?: Database['public']['Enums']['identity_type'] | null;
          client_name?: string;
          created_at?: string;
          created_by?: string | null;
          currency?: Database['public']['Enums']['currency_code'];
          description?: string;
          details?: NonNullable<Json>;
          dop_rate?: number;
          id?: string;
          income_type?: string;
          is_counted?: boolean;
          is_itbis_lost?: boolean;
          isr_to_withhold_minor?: number;
          issued_on?: string;
          issuer_id?: string;
          itbis_minor?: number;
          itbis_to_withhold_minor?: number;
          lease_id?: string;
          lines_ncf?: string | null;
          modifies_id?: string | null;
          ncf?: string;
          ncf_expires_on?: string | null;
          ncf_kind?: Database['public']['Enums']['ncf_kind'];
          number_given_back?: boolean;
          on_credit_minor?: number;
          organization_id?: string;
          paid_card_minor?: number;
          paid_cash_minor?: number;
          paid_other_minor?: number;
          paid_transfer_minor?: number;
          property_id?: string;
          range_id?: string;
          rate_source?: string;
          reason?: string;
          replaces_id?: string | null;
          replaces_paper_id?: string | null;
          treatment?: Database['public']['Enums']['tax_treatment'];
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
          created_at: string;
          electronic_since: string | null;
          email: string;
          environment: Database['public']['Enums']['ecf_environment'];
          fiscal_year_end: number;
          id: string;
          issuing_way: Database['public']['Enums']['issuing_way'];
          itbis_credit_minor: number;
          itbis_credit_month: string | null;
          legal_name: string;
          municipality_code: string;
          organization_id: string;
          phone: string;
          province_code: string;
          reception_slug: string;
          size_class: Database['public']['Enums']['taxpayer_size'] | null;
          tax_id: string;
          tax_regime: Database['public']['Enums']['tax_regime'];
          taxpayer_kind: Database['public']['Enums']['taxpayer_kind'] | null;
          trade_name: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          address?: string;
          created_at?: string;
          electronic_since?: string | null;
          email?: string;
          environment?: Database['public']['Enums']['ecf_environment'];
          fiscal_year_end?: number;
          id?: string;
          issuing_way?: Database['public']['Enums']['issuing_way'];
          itbis_credit_minor?: number;
          itbis_credit_month?: string | null;
          legal_name: string;
          municipality_code?: string;
          organization_id: string;
          phone?: string;
          province_code?: string;
          reception_slug?: string;
          size_class?: Database['public']['Enums']['taxpayer_size'] | null;
          tax_id?: string;
          tax_regime?: Database['public']['Enums']['tax_regime'];
          taxpayer_kind?: Database['public']['Enums']['taxpayer_kind'] | null;
          trade_name?: string;
          updated_at?: string;
        };
        Update: {
          address?: string;
          created_at?: string;
          electronic_since?: string | null;
          email?: string;
          environment?: Database['public']['Enums']['ecf_environment'];
          fiscal_year_end?: number;
          id?: string;
          issuing_way?: Database['public']['Enums']['issuing_way'];
          itbis_credit_minor?: number;
          itbis_credit_month?: string | null;
          legal_name?: string;
          municipality_code?: string;
          organization_id?: string;
          phone?: string;
          province_code?: string;
          reception_slug?: string;
          size_class?: Database['public']['Enums']['taxpayer_size'] | null;
          tax_id?: string;
          tax_regime?: Database['public']['Enums']['tax_regime'];
          taxpayer_kind?: Database['public']['Enums']['taxpayer_kind'] | null;
          trade_name?: string;
          updated_at?: string;
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
          created_at: string;
          id: string;
          invoice_id: string;
          isr_minor: number;
          itbis_minor: number;
          lease_id: string;
          organization_id: string;
          payment_id: string;
          withheld_on: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          invoice_id: string;
          isr_minor?: number;
          itbis_minor?: number;
          lease_id: string;
          organization_id: string;
          payment_id: string;
          withheld_on: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          invoice_id?: string;
          isr_minor?: number;
          itbis_minor?: number;
          lease_id?: string;
          organization_id?: string;
          payment_id?: string;
          withheld_on?: string;
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
          account_id: string | null;
          amount_minor: number;
          charged_minor: number;
          created_at: string;
          created_by: string | null;
          currency: Database['public']['Enums']['currency_code'];
          due_on: string | null;
          entry_id: string;
          id: string;
          lease_id: string;
          occurred_on: string;
          organization_id: string;
          reversal_entry_id: string | null;
          reversal_reason: string;
          reversed_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          account_id?: string | null;
          amount_minor: number;
          charged_minor?: number;
          created_at?: string;
          created_by?: string | null;
          currency: Database['public']['Enums']['currency_code'];
          due_on?: string | null;
          entry_id: string;
          id?: string;
          lease_id: string;
          occurred_on: string;
          organization_id: string;
          reversal_entry_id?: string | null;
          reversal_reason?: string;
          reversed_at?: string | null;
        };
        Update: {
          account_id?: string | null;
          amount_minor?: number;
          charged_minor?: number;
          created_at?: string;
          created_by?: string | null;
          currency?: Database['public']['Enums']['currency_code'];
          due_on?: string | null;
          entry_id?: string;
          id?: string;
          lease_id?: string;
          occurred_on?: string;
          organization_id?: string;
          reversal_entry_id?: string | null;
          reversal_reason?: string;
          reversed_at?: string | null;
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
          acknowledged_at: string;
          id: string;
          lease_id: string;
          organization_id: string;
          rules_id: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          acknowledged_at?: string;
          id?: string;
          lease_id: string;
          organization_id: string;
          rules_id: string;
          user_id: string;
        };
        Update: {
          acknowledged_at?: string;
          id?: string;
          lease_id?: string;
          organization_id?: string;
          rules_id?: string;
          user_id?: string;
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
          organization_id: string;
          property_id: string;
          published_at: string;
          published_by: string | null;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          body: string;
          id: string;
          organization_id: string;
          property_id: string;
          published_at?: string;
          published_by?: string | null;
          version: number;
        };
        Update: {
          body?: string;
          id?: string;
          organization_id?: string;
          property_id?: string;
          published_at?: string;
          published_by?: string | null;
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
          accepted_at: string | null;
          accepted_by: string | null;
          created_at: string;
          created_by: string | null;
          email: string;
          expires_at: string;
          id: string;
          kind: Database['public']['Enums']['invitation_kind'];
          lease_tenant_id: string | null;
          organization_id: string;
          person_id: string | null;
          revoked_at: string | null;
          role: Database['public']['Enums']['membership_role'] | null;
          token_hash: string;
        };
        ComputedFields: never;
        Insert: {
          accepted_at?: string | null;
          accepted_by?: string | null;
          created_at?: string;
          created_by?: string | null;
          email: string;
          expires_at: string;
          id?: string;
          kind: Database['public']['Enums']['invitation_kind'];
          lease_tenant_id?: string | null;
          organization_id: string;
          person_id?: string | null;
          revoked_at?: string | null;
          role?: Database['public']['Enums']['membership_role'] | null;
          token_hash: string;
        };
        Update: {
          accepted_at?: string | null;
          accepted_by?: string | null;
          created_at?: string;
          created_by?: string | null;
          email?: string;
          expires_at?: string;
          id?: string;
          kind?: Database['public']['Enums']['invitation_kind'];
          lease_tenant_id?: string | null;
          organization_id?: string;
          person_id?: string | null;
          revoked_at?: string | null;
          role?: Database['public']['Enums']['membership_role'] | null;
          token_hash?: string;
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
          certificate_id: string;
          issuer_id: string;
          organization_id: string;
          set_at: string;
          set_by: string | null;
        };
        ComputedFields: never;
        Insert: {
          certificate_id: string;
          issuer_id: string;
          organization_id: string;
          set_at?: string;
          set_by?: string | null;
        };
        Update: {
          certificate_id?: string;
          issuer_id?: string;
          organization_id?: string;
          set_at?: string;
          set_by?: string | null;
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
          advanced_minor: number;
          billed_minor: number;
          issuer_id: string;
          month: string;
          organization_id: string;
          withheld_minor: number;
        };
        ComputedFields: never;
        Insert: {
          advanced_minor?: number;
          billed_minor?: number;
          issuer_id: string;
          month: string;
          organization_id: string;
          withheld_minor?: number;
        };
        Update: {
          advanced_minor?: number;
          billed_minor?: number;
          issuer_id?: string;
          month?: string;
          organization_id?: string;
          withheld_minor?: number;
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
          created_at: string;
          created_by: string | null;
          entry_number: number;
          id: string;
          kind: Database['public']['Enums']['journal_kind'];
          memo: string;
          occurred_on: string;
          organization_id: string;
          reverses_entry_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          created_by?: string | null;
          entry_number: number;
          id?: string;
          kind: Database['public']['Enums']['journal_kind'];
          memo?: string;
          occurred_on: string;
          organization_id: string;
          reverses_entry_id?: string | null;
        };
        Update: {
          created_at?: string;
          created_by?: string | null;
          entry_number?: number;
          id?: string;
          kind?: Database['public']['Enums']['journal_kind'];
          memo?: string;
          occurred_on?: string;
          organization_id?: string;
          reverses_entry_id?: string | null;
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
          account_id: string;
          amount_minor: number;
          currency: Database['public']['Enums']['currency_code'];
          entry_id: string;
          entry_number: number;
          id: number;
          lease_id: string | null;
          occurred_on: string;
          organization_id: string;
          property_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          account_id: string;
          amount_minor: number;
          currency: Database['public']['Enums']['currency_code'];
          entry_id: string;
          entry_number: number;
          id?: never;
          lease_id?: string | null;
          occurred_on: string;
          organization_id: string;
          property_id?: string | null;
        };
        Update: {
          account_id?: string;
          amount_minor?: number;
          currency?: Database['public']['Enums']['currency_code'];
          entry_id?: string;
          entry_number?: number;
          id?: never;
          lease_id?: string | null;
          occurred_on?: string;
          organization_id?: string;
          property_id?: string | null;
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
          amount_minor: number | null;
          basis_points: number | null;
          created_at: string;
          currency: Database['public']['Enums']['currency_code'];
          frequency: Database['public']['Enums']['late_fee_frequency'];
          grace_days: number;
          id: string;
          kind: Database['public']['Enums']['late_fee_kind'];
          lease_id: string | null;
          maximum_minor: number | null;
          minimum_balance_minor: number;
          monthly_maximum_minor: number | null;
          organization_id: string;
          property_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          amount_minor?: number | null;
          basis_points?: number | null;
          created_at?: string;
          currency: Database['public']['Enums']['currency_code'];
          frequency?: Database['public']['Enums']['late_fee_frequency'];
          grace_days?: number;
          id?: string;
          kind: Database['public']['Enums']['late_fee_kind'];
          lease_id?: string | null;
          maximum_minor?: number | null;
          minimum_balance_minor?: number;
          monthly_maximum_minor?: number | null;
          organization_id: string;
          property_id?: string | null;
        };
        Update: {
          amount_minor?: number | null;
          basis_points?: number | null;
          created_at?: string;
          currency?: Database['public']['Enums']['currency_code'];
          frequency?: Database['public']['Enums']['late_fee_frequency'];
          grace_days?: number;
          id?: string;
          kind?: Database['public']['Enums']['late_fee_kind'];
          lease_id?: string | null;
          maximum_minor?: number | null;
          minimum_balance_minor?: number;
          monthly_maximum_minor?: number | null;
          organization_id?: string;
          property_id?: string | null;
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
          billed_minor: number;
          credit_minor: number;
          currency: Database['public']['Enums']['currency_code'];
          lease_id: string;
          organization_id: string;
          paid_minor: number;
          receivable_minor: number;
        };
        ComputedFields: never;
        Insert: {
          billed_minor?: number;
          credit_minor?: number;
          currency: Database['public']['Enums']['currency_code'];
          lease_id: string;
          organization_id: string;
          paid_minor?: number;
          receivable_minor?: number;
        };
        Update: {
          billed_minor?: number;
          credit_minor?: number;
          currency?: Database['public']['Enums']['currency_code'];
          lease_id?: string;
          organization_id?: string;
          paid_minor?: number;
          receivable_minor?: number;
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
          actor_id: string | null;
          created_at: string;
          facts: NonNullable<Json>;
          id: number;
          kind: Database['public']['Enums']['lease_event_kind'];
          lease_id: string;
          organization_id: string;
        };
        ComputedFields: never;
        Insert: {
          actor_id?: string | null;
          created_at?: string;
          facts?: NonNullable<Json>;
          id?: never;
          kind: Database['public']['Enums']['lease_event_kind'];
          lease_id: string;
          organization_id: string;
        };
        Update: {
          actor_id?: string | null;
          created_at?: string;
          facts?: NonNullable<Json>;
          id?: never;
          kind?: Database['public']['Enums']['lease_event_kind'];
          lease_id?: string;
          organization_id?: string;
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
        Row: {
          created_at: string;
          id: string;
          lease_id: string;
          organization_id: string;
          person_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          lease_id: string;
          organization_id: string;
          person_id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          lease_id?: string;
          organization_id?: string;
          person_id?: string;
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
          created_at: string;
          currency: Database['public']['Enums']['currency_code'];
          id: string;
          lease_id: string;
          organization_id: string;
          rent_minor: number;
          starts_on: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          currency: Database['public']['Enums']['currency_code'];
          id?: string;
          lease_id: string;
          organization_id: string;
          rent_minor: number;
          starts_on: string;
        };
        Update: {
          created_at?: string;
          currency?: Database['public']['Enums']['currency_code'];
          id?: string;
          lease_id?: string;
          organization_id?: string;
          rent_minor?: number;
          starts_on?: string;
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
          created_at: string;
          has_left: boolean;
          id: string;
          is_primary: boolean;
          lease_id: string;
          left_on: string | null;
          organization_id: string;
          person_id: string;
          primary_from: string | null;
          user_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          has_left?: boolean;
          id?: string;
          is_primary?: boolean;
          lease_id: string;
          left_on?: string | null;
          organization_id: string;
          person_id: string;
          primary_from?: string | null;
          user_id?: string | null;
        };
        Update: {
          created_at?: string;
          has_left?: boolean;
          id?: string;
          is_primary?: boolean;
          lease_id?: string;
          left_on?: string | null;
          organization_id?: string;
          person_id?: string;
          primary_from?: string | null;
          user_id?: string | null;
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
          bill_from: string;
          called_off_at: string | null;
          called_off_reason: string;
          charged_through: string | null;
          created_at: string;
          currency: Database['public']['Enums']['currency_code'];
          deposit_minor: number;
          due_day: number;
          ended_on: string | null;
          ends_on: string;
          id: string;
          is_deposit_held: boolean;
          late_fee_basis_points: number | null;
          late_fee_cap_minor: number | null;
          late_fee_grace_days: number;
          late_fee_inherited: boolean;
          late_fee_kind: Database['public']['Enums']['late_fee_kind'];
          late_fee_minor: number | null;
          moved_from_lease_id: string | null;
          occupies: unknown;
          organization_id: string;
          property_id: string;
          proration_method: Database['public']['Enums']['proration_method'];
          renews_lease_id: string | null;
          starts_on: string;
          status: Database['public']['Enums']['lease_status'];
          unit_id: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          bill_from: string;
          called_off_at?: string | null;
          called_off_reason?: string;
          charged_through?: string | null;
          created_at?: string;
          currency: Database['public']['Enums']['currency_code'];
          deposit_minor?: number;
          due_day: number;
          ended_on?: string | null;
          ends_on: string;
          id?: string;
          is_deposit_held?: boolean;
          late_fee_basis_points?: number | null;
          late_fee_cap_minor?: number | null;
          late_fee_grace_days?: number;
          late_fee_inherited?: boolean;
          late_fee_kind?: Database['public']['Enums']['late_fee_kind'];
          late_fee_minor?: number | null;
          moved_from_lease_id?: string | null;
          occupies?: never;
          organization_id: string;
          property_id: string;
          proration_method?: Database['public']['Enums']['proration_method'];
          renews_lease_id?: string | null;
          starts_on: string;
          status?: Database['public']['Enums']['lease_status'];
          unit_id: string;
          updated_at?: string;
        };
        Update: {
          bill_from?: string;
          called_off_at?: string | null;
          called_off_reason?: string;
          charged_through?: string | null;
          created_at?: string;
          currency?: Database['public']['Enums']['currency_code'];
          deposit_minor?: number;
          due_day?: number;
          ended_on?: string | null;
          ends_on?: string;
          id?: string;
          is_deposit_held?: boolean;
          late_fee_basis_points?: number | null;
          late_fee_cap_minor?: number | null;
          late_fee_grace_days?: number;
          late_fee_inherited?: boolean;
          late_fee_kind?: Database['public']['Enums']['late_fee_kind'];
          late_fee_minor?: number | null;
          moved_from_lease_id?: string | null;
          occupies?: never;
          organization_id?: string;
          property_id?: string;
          proration_method?: Database['public']['Enums']['proration_method'];
          renews_lease_id?: string | null;
          starts_on?: string;
          status?: Database['public']['Enums']['lease_status'];
          unit_id?: string;
          updated_at?: string;
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
        Row: {
          document_id: string;
          event_id: string;
          organization_id: string;
        };
        ComputedFields: never;
        Insert: {
          document_id: string;
          event_id: string;
          organization_id: string;
        };
        Update: {
          document_id?: string;
          event_id?: string;
          organization_id?: string;
        };
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
          author_id: string | null;
          author_name: string;
          corrects_id: string | null;
          due_on: string | null;
          entered_at: string;
          file_id: string;
          happened_on: string;
          id: string;
          note: string;
          number: number;
          organization_id: string;
          paper: Json | null;
          step: Database['public']['Enums']['legal_step'];
        };
        ComputedFields: never;
        Insert: {
          author_id?: string | null;
          author_name: string;
          corrects_id?: string | null;
          due_on?: string | null;
          entered_at?: string;
          file_id: string;
          happened_on: string;
          id: string;
          note?: string;
          number: number;
          organization_id: string;
          paper?: Json | null;
          step: Database['public']['Enums']['legal_step'];
        };
        Update: {
          author_id?: string | null;
          author_name?: string;
          corrects_id?: string | null;
          due_on?: string | null;
          entered_at?: string;
          file_id?: string;
          happened_on?: string;
          id?: string;
          note?: string;
          number?: number;
          organization_id?: string;
          paper?: Json | null;
          step?: Database['public']['Enums']['legal_step'];
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
          closed_at: string | null;
          id: string;
          kind: Database['public']['Enums']['legal_file_kind'];
          lease_id: string;
          opened_at: string;
          opened_by: string | null;
          organization_id: string;
          outcome: string;
          status: Database['public']['Enums']['legal_file_status'];
        };
        ComputedFields: never;
        Insert: {
          closed_at?: string | null;
          id: string;
          kind: Database['public']['Enums']['legal_file_kind'];
          lease_id: string;
          opened_at?: string;
          opened_by?: string | null;
          organization_id: string;
          outcome?: string;
          status?: Database['public']['Enums']['legal_file_status'];
        };
        Update: {
          closed_at?: string | null;
          id?: string;
          kind?: Database['public']['Enums']['legal_file_kind'];
          lease_id?: string;
          opened_at?: string;
          opened_by?: string | null;
          organization_id?: string;
          outcome?: string;
          status?: Database['public']['Enums']['legal_file_status'];
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
        Row: {
          listing_id: string;
          organization_id: string;
          photo_id: string;
          position: number;
        };
        ComputedFields: never;
        Insert: {
          listing_id: string;
          organization_id: string;
          photo_id: string;
          position: number;
        };
        Update: {
          listing_id?: string;
          organization_id?: string;
          photo_id?: string;
          position?: number;
        };
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
          amenities_en: string;
          amenities_es: string;
          available_from: string | null;
          created_at: string;
          deposit_months: number;
          description_en: string;
          description_es: string;
          id: string;
          is_active: boolean;
          organization_id: string;
          property_id: string;
          published_at: string | null;
          rent_currency: Database['public']['Enums']['currency_code'];
          rent_minor: number;
          slug: string;
          title_en: string;
          title_es: string;
          unit_id: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          amenities_en?: string;
          amenities_es?: string;
          available_from?: string | null;
          created_at?: string;
          deposit_months?: number;
          description_en?: string;
          description_es?: string;
          id?: string;
          is_active?: boolean;
          organization_id: string;
          property_id: string;
          published_at?: string | null;
          rent_currency: Database['public']['Enums']['currency_code'];
          rent_minor: number;
          slug: string;
          title_en?: string;
          title_es: string;
          unit_id: string;
          updated_at?: string;
        };
        Update: {
          amenities_en?: string;
          amenities_es?: string;
          available_from?: string | null;
          created_at?: string;
          deposit_months?: number;
          description_en?: string;
          description_es?: string;
          id?: string;
          is_active?: boolean;
          organization_id?: string;
          property_id?: string;
          published_at?: string | null;
          rent_currency?: Database['public']['Enums']['currency_code'];
          rent_minor?: number;
          slug?: string;
          title_en?: string;
          title_es?: string;
          unit_id?: string;
          updated_at?: string;
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
        Row: {
          note: string;
          organization_id: string;
          root_hash: string;
          signed_at: string;
          size: number;
        };
        ComputedFields: never;
        Insert: {
          note: string;
          organization_id: string;
          root_hash: string;
          signed_at?: string;
          size: number;
        };
        Update: {
          note?: string;
          organization_id?: string;
          root_hash?: string;
          signed_at?: string;
          size?: number;
        };
        Relationships: [];
      };
      maintenance_checklist_items: {
        Row: {
          body: string;
          done_at: string | null;
          done_by: string | null;
          id: string;
          maintenance_id: string;
          organization_id: string;
          position: number;
        };
        ComputedFields: never;
        Insert: {
          body: string;
          done_at?: string | null;
          done_by?: string | null;
          id?: string;
          maintenance_id: string;
          organization_id: string;
          position: number;
        };
        Update: {
          body?: string;
          done_at?: string | null;
          done_by?: string | null;
          id?: string;
          maintenance_id?: string;
          organization_id?: string;
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
          actor_id: string | null;
          body: string;
          created_at: string;
          facts: NonNullable<Json>;
          id: number;
          is_from_tenant: boolean;
          is_internal: boolean;
          kind: Database['public']['Enums']['maintenance_event_kind'];
          lease_id: string | null;
          maintenance_id: string;
          organization_id: string;
        };
        ComputedFields: never;
        Insert: {
          actor_id?: string | null;
          body?: string;
          created_at?: string;
          facts?: NonNullable<Json>;
          id?: never;
          is_from_tenant: boolean;
          is_internal?: boolean;
          kind: Database['public']['Enums']['maintenance_event_kind'];
          lease_id?: string | null;
          maintenance_id: string;
          organization_id: string;
        };
        Update: {
          actor_id?: string | null;
          body?: string;
          created_at?: string;
          facts?: NonNullable<Json>;
          id?: never;
          is_from_tenant?: boolean;
          is_internal?: boolean;
          kind?: Database['public']['Enums']['maintenance_event_kind'];
          lease_id?: string | null;
          maintenance_id?: string;
          organization_id?: string;
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
          created_at: string;
          created_by: string | null;
          id: string;
          lease_id: string | null;
          maintenance_id: string;
          organization_id: string;
          path: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          created_by?: string | null;
          id: string;
          lease_id?: string | null;
          maintenance_id: string;
          organization_id: string;
          path?: never;
        };
        Update: {
          created_at?: string;
          created_by?: string | null;
          id?: string;
          lease_id?: string | null;
          maintenance_id?: string;
          organization_id?: string;
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
          access_note: string;
          asset_id: string | null;
          assigned_to: string | null;
          category: Database['public']['Enums']['maintenance_category'];
          completed_at: string | null;
          created_at: string;
          description: string;
          id: string;
          lease_id: string | null;
          may_enter: boolean;
          number: number;
          organization_id: string;
          priority: Database['public']['Enums']['maintenance_priority'];
          property_id: string;
          rating: number | null;
          rating_comment: string;
          reopened_count: number;
          reported_by: string | null;
          resolve_by: string;
          respond_by: string;
          responded_at: string | null;
          scheduled_on: string | null;
          search_text: string;
          stage: Database['public']['Enums']['maintenance_stage'] | null;
          status: Database['public']['Enums']['maintenance_status'];
          title: string;
          unit_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          access_note?: string;
          asset_id?: string | null;
          assigned_to?: string | null;
          category: Database['public']['Enums']['maintenance_category'];
          completed_at?: string | null;
          created_at?: string;
          description?: string;
          id?: string;
          lease_id?: string | null;
          may_enter?: boolean;
          number: number;
          organization_id: string;
          priority: Database['public']['Enums']['maintenance_priority'];
          property_id: string;
          rating?: number | null;
          rating_comment?: string;
          reopened_count?: number;
          reported_by?: string | null;
          resolve_by: string;
          respond_by: string;
          responded_at?: string | null;
          scheduled_on?: string | null;
          search_text?: never;
          stage?: Database['public']['Enums']['maintenance_stage'] | null;
          status?: Database['public']['Enums']['maintenance_status'];
          title: string;
          unit_id?: string | null;
        };
        Update: {
          access_note?: string;
          asset_id?: string | null;
          assigned_to?: string | null;
          category?: Database['public']['Enums']['maintenance_category'];
          completed_at?: string | null;
          created_at?: string;
          description?: string;
          id?: string;
          lease_id?: string | null;
          may_enter?: boolean;
          number?: number;
          organization_id?: string;
          priority?: Database['public']['Enums']['maintenance_priority'];
          property_id?: string;
          rating?: number | null;
          rating_comment?: string;
          reopened_count?: number;
          reported_by?: string | null;
          resolve_by?: string;
          respond_by?: string;
          responded_at?: string | null;
          scheduled_on?: string | null;
          search_text?: never;
          stage?: Database['public']['Enums']['maintenance_stage'] | null;
          status?: Database['public']['Enums']['maintenance_status'];
          title?: string;
          unit_id?: string | null;
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
        Row: {
          changed_at: string;
          id: string;
        };
        ComputedFields: never;
        Insert: {
          changed_at?: string;
          id: string;
        };
        Update: {
          changed_at?: string;
          id?: string;
        };
        Relationships: [];
      };
      memberships: {
        Row: {
          created_at: string;
          organization_id: string;
          role: Database['public']['Enums']['membership_role'];
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          organization_id: string;
          role: Database['public']['Enums']['membership_role'];
          user_id: string;
        };
        Update: {
          created_at?: string;
          organization_id?: string;
          role?: Database['public']['Enums']['membership_role'];
          user_id?: string;
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
          conversation_id: string;
          created_at: string;
          created_by: string | null;
          file_type: string;
          id: string;
          message_id: number;
          name: string;
          organization_id: string;
          path: string;
        };
        ComputedFields: never;
        Insert: {
          conversation_id: string;
          created_at?: string;
          created_by?: string | null;
          file_type: string;
          id: string;
          message_id: number;
          name: string;
          organization_id: string;
          path?: never;
        };
        Update: {
          conversation_id?: string;
          created_at?: string;
          created_by?: string | null;
          file_type?: string;
          id?: string;
          message_id?: number;
          name?: string;
          organization_id?: string;
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
          created_at: string;
          created_by: string | null;
          id: string;
          kind: Database['public']['Enums']['template_kind'];
          language: string;
          organization_id: string;
          title: string;
        };
        ComputedFields: never;
        Insert: {
          body: string;
          created_at?: string;
          created_by?: string | null;
          id: string;
          kind: Database['public']['Enums']['template_kind'];
          language: string;
          organization_id: string;
          title: string;
        };
        Update: {
          body?: string;
          created_at?: string;
          created_by?: string | null;
          id?: string;
          kind?: Database['public']['Enums']['template_kind'];
          language?: string;
          organization_id?: string;
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
          attachment_count: number;
          author_id: string;
          body: string;
          client_id: string;
          conversation_id: string;
          created_at: string;
          id: number;
          is_from_tenant: boolean;
          organization_id: string;
          search_text: string;
        };
        ComputedFields: never;
        Insert: {
          attachment_count?: number;
          author_id: string;
          body: string;
          client_id: string;
          conversation_id: string;
          created_at?: string;
          id?: never;
          is_from_tenant: boolean;
          organization_id: string;
          search_text?: never;
        };
        Update: {
          attachment_count?: number;
          author_id?: string;
          body?: string;
          client_id?: string;
          conversation_id?: string;
          created_at?: string;
          id?: never;
          is_from_tenant?: boolean;
          organization_id?: string;
          search_text?: never;
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
          charge_id: string | null;
          created_at: string;
          created_by: string | null;
          id: string;
          lease_id: string | null;
          meter_id: string;
          organization_id: string;
          price_minor: number | null;
          read_on: string;
          removed_at: string | null;
          unit_id: string;
          used: number | null;
          value: number;
        };
        ComputedFields: never;
        Insert: {
          charge_id?: string | null;
          created_at?: string;
          created_by?: string | null;
          id?: string;
          lease_id?: string | null;
          meter_id: string;
          organization_id: string;
          price_minor?: number | null;
          read_on: string;
          removed_at?: string | null;
          unit_id: string;
          used?: number | null;
          value: number;
        };
        Update: {
          charge_id?: string | null;
          created_at?: string;
          created_by?: string | null;
          id?: string;
          lease_id?: string | null;
          meter_id?: string;
          organization_id?: string;
          price_minor?: number | null;
          read_on?: string;
          removed_at?: string | null;
          unit_id?: string;
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
          assembly_id: string;
          full_name: string;
          minutes_hash: string;
          organization_id: string;
          property_id: string;
          role: Database['public']['Enums']['minutes_role'];
          signed_at: string;
          user_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          assembly_id: string;
          full_name: string;
          minutes_hash: string;
          organization_id: string;
          property_id: string;
          role: Database['public']['Enums']['minutes_role'];
          signed_at?: string;
          user_id?: string | null;
        };
        Update: {
          assembly_id?: string;
          full_name?: string;
          minutes_hash?: string;
          organization_id?: string;
          property_id?: string;
          role?: Database['public']['Enums']['minutes_role'];
          signed_at?: string;
          user_id?: string | null;
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
          cost_micros: number;
          month: string;
          organization_id: string;
          questions: number;
          tokens_in: number;
          tokens_out: number;
        };
        ComputedFields: never;
        Insert: {
          cost_micros?: number;
          month: string;
          organization_id: string;
          questions?: number;
          tokens_in?: number;
          tokens_out?: number;
        };
        Update: {
          cost_micros?: number;
          month?: string;
          organization_id?: string;
          questions?: number;
          tokens_in?: number;
          tokens_out?: number;
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
          leased_unit_count: number;
          month: string;
          organization_id: string;
          property_count: number;
          unit_count: number;
        };
        ComputedFields: never;
        Insert: {
          leased_unit_count: number;
          month: string;
          organization_id: string;
          property_count: number;
          unit_count: number;
        };
        Update: {
          leased_unit_count?: number;
          month?: string;
          organization_id?: string;
          property_count?: number;
          unit_count?: number;
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
          billed_minor: number;
          collected_minor: number;
          currency: Database['public']['Enums']['currency_code'];
          expense_minor: number;
          month: string;
          organization_id: string;
          revenue_minor: number;
        };
        ComputedFields: never;
        Insert: {
          billed_minor?: number;
          collected_minor?: number;
          currency: Database['public']['Enums']['currency_code'];
          expense_minor?: number;
          month: string;
          organization_id: string;
          revenue_minor?: number;
        };
        Update: {
          billed_minor?: number;
          collected_minor?: number;
          currency?: Database['public']['Enums']['currency_code'];
          expense_minor?: number;
          month?: string;
          organization_id?: string;
          revenue_minor?: number;
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
          created_at: string;
          environment: Database['public']['Enums']['ecf_environment'] | null;
          expires_on: string | null;
          first_number: number;
          for_contingency: boolean;
          id: string;
          issuer_id: string;
          last_number: number;
          ncf_kind: Database['public']['Enums']['ncf_kind'];
          ncf_type: string;
          next_number: number;
          organization_id: string;
          retired_at: string | null;
          series: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          environment?: Database['public']['Enums']['ecf_environment'] | null;
          expires_on?: string | null;
          first_number: number;
          for_contingency?: boolean;
          id?: string;
          issuer_id: string;
          last_number: number;
          ncf_kind: Database['public']['Enums']['ncf_kind'];
          ncf_type: string;
          next_number: number;
          organization_id: string;
          retired_at?: string | null;
          series: string;
        };
        Update: {
          created_at?: string;
          environment?: Database['public']['Enums']['ecf_environment'] | null;
          expires_on?: string | null;
          first_number?: number;
          for_contingency?: boolean;
          id?: string;
          issuer_id?: string;
          last_number?: number;
          ncf_kind?: Database['public']['Enums']['ncf_kind'];
          ncf_type?: string;
          next_number?: number;
          organization_id?: string;
          retired_at?: string | null;
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
        Row: {
          shown: Database['public']['Enums']['neighbour_name_kind'];
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          shown: Database['public']['Enums']['neighbour_name_kind'];
          user_id: string;
        };
        Update: {
          shown?: Database['public']['Enums']['neighbour_name_kind'];
          user_id?: string;
        };
        Relationships: [];
      };
      notice_recipients: {
        Row: {
          acknowledged_at: string | null;
          lease_id: string;
          notice_id: string;
          organization_id: string;
          person_id: string;
          read_at: string | null;
          received_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          acknowledged_at?: string | null;
          lease_id: string;
          notice_id: string;
          organization_id: string;
          person_id: string;
          read_at?: string | null;
          received_at?: string | null;
        };
        Update: {
          acknowledged_at?: string | null;
          lease_id?: string;
          notice_id?: string;
          organization_id?: string;
          person_id?: string;
          read_at?: string | null;
          received_at?: string | null;
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
          acknowledged_count: number;
          audience: Database['public']['Enums']['notice_audience'];
          body_en: string;
          body_es: string;
          created_at: string;
          created_by: string | null;
          expires_at: string | null;
          id: string;
          lease_ids: string[];
          needs_acknowledgement: boolean;
          organization_id: string;
          property_id: string | null;
          publish_at: string;
          read_count: number;
          recipient_count: number;
          search_text: string;
          title_en: string;
          title_es: string;
          unit_ids: string[];
          withdrawn_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          acknowledged_count?: number;
          audience: Database['public']['Enums']['notice_audience'];
          body_en?: string;
          body_es?: string;
          created_at?: string;
          created_by?: string | null;
          expires_at?: string | null;
          id?: string;
          lease_ids?: string[];
          needs_acknowledgement?: boolean;
          organization_id: string;
          property_id?: string | null;
          publish_at: string;
          read_count?: number;
          recipient_count?: number;
          search_text?: never;
          title_en?: string;
          title_es?: string;
          unit_ids?: string[];
          withdrawn_at?: string | null;
        };
        Update: {
          acknowledged_count?: number;
          audience?: Database['public']['Enums']['notice_audience'];
          body_en?: string;
          body_es?: string;
          created_at?: string;
          created_by?: string | null;
          expires_at?: string | null;
          id?: string;
          lease_ids?: string[];
          needs_acknowledgement?: boolean;
          organization_id?: string;
          property_id?: string | null;
          publish_at?: string;
          read_count?: number;
          recipient_count?: number;
          search_text?: never;
          title_en?: string;
          title_es?: string;
          unit_ids?: string[];
          withdrawn_at?: string | null;
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
          created_at: string;
          parameters: NonNullable<Json>;
          record_id: string;
          record_kind: Database['public']['Enums']['notification_record'];
          template: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          parameters: NonNullable<Json>;
          record_id: string;
          record_kind: Database['public']['Enums']['notification_record'];
          template: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          parameters?: NonNullable<Json>;
          record_id?: string;
          record_kind?: Database['public']['Enums']['notification_record'];
          template?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      notification_schedules: {
        Row: {
          digest_time: string;
          digest_weekday: number;
          quiet_from: string | null;
          quiet_to: string | null;
          time_zone: string | null;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          digest_time?: string;
          digest_weekday?: number;
          quiet_from?: string | null;
          quiet_to?: string | null;
          time_zone?: string | null;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          digest_time?: string;
          digest_weekday?: number;
          quiet_from?: string | null;
          quiet_to?: string | null;
          time_zone?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      notification_settings: {
        Row: {
          cadence: Database['public']['Enums']['notification_cadence'];
          channel: Database['public']['Enums']['notification_channel'];
          event: Database['public']['Enums']['notification_event'];
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          cadence: Database['public']['Enums']['notification_cadence'];
          channel: Database['public']['Enums']['notification_channel'];
          event: Database['public']['Enums']['notification_event'];
          updated_at?: string;
          user_id: string;
        };
        Update: {
          cadence?: Database['public']['Enums']['notification_cadence'];
          channel?: Database['public']['Enums']['notification_channel'];
          event?: Database['public']['Enums']['notification_event'];
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      notifications: {
        Row: {
          created_at: string;
          dedupe_key: string;
          event: Database['public']['Enums']['notification_event'];
          group_key: string;
          id: string;
          is_shown: boolean;
          lease_id: string | null;
          organization_id: string | null;
          parameters: NonNullable<Json>;
          read_at: string | null;
          record_id: string | null;
          record_kind: Database['public']['Enums']['notification_record'] | null;
          snoozed_until: string | null;
          template: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          dedupe_key: string;
          event: Database['public']['Enums']['notification_event'];
          group_key: string;
          id?: string;
          is_shown?: boolean;
          lease_id?: string | null;
          organization_id?: string | null;
          parameters?: NonNullable<Json>;
          read_at?: string | null;
          record_id?: string | null;
          record_kind?: Database['public']['Enums']['notification_record'] | null;
          snoozed_until?: string | null;
          template: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          dedupe_key?: string;
          event?: Database['public']['Enums']['notification_event'];
          group_key?: string;
          id?: string;
          is_shown?: boolean;
          lease_id?: string | null;
          organization_id?: string | null;
          parameters?: NonNullable<Json>;
          read_at?: string | null;
          record_id?: string | null;
          record_kind?: Database['public']['Enums']['notification_record'] | null;
          snoozed_until?: string | null;
          template?: string;
          user_id?: string;
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
          can_store_cards: boolean;
          cash_text: string;
          credentials_set_at: string | null;
          currency: Database['public']['Enums']['currency_code'];
          fee_basis_points: number;
          fee_fixed_minor: number;
          fee_payer: Database['public']['Enums']['card_fee_payer'];
          is_test: boolean;
          maximum_minor: number;
          minimum_minor: number;
          organization_id: string;
          processor: Database['public']['Enums']['card_processor'] | null;
          takes_autopay: boolean;
          takes_cards: boolean;
          takes_cash: boolean;
          takes_transfers: boolean;
          transfer_text: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          can_store_cards?: boolean;
          cash_text?: string;
          credentials_set_at?: string | null;
          currency?: Database['public']['Enums']['currency_code'];
          fee_basis_points?: number;
          fee_fixed_minor?: number;
          fee_payer?: Database['public']['Enums']['card_fee_payer'];
          is_test?: boolean;
          maximum_minor?: number;
          minimum_minor?: number;
          organization_id: string;
          processor?: Database['public']['Enums']['card_processor'] | null;
          takes_autopay?: boolean;
          takes_cards?: boolean;
          takes_cash?: boolean;
          takes_transfers?: boolean;
          transfer_text?: string;
          updated_at?: string;
        };
        Update: {
          can_store_cards?: boolean;
          cash_text?: string;
          credentials_set_at?: string | null;
          currency?: Database['public']['Enums']['currency_code'];
          fee_basis_points?: number;
          fee_fixed_minor?: number;
          fee_payer?: Database['public']['Enums']['card_fee_payer'];
          is_test?: boolean;
          maximum_minor?: number;
          minimum_minor?: number;
          organization_id?: string;
          processor?: Database['public']['Enums']['card_processor'] | null;
          takes_autopay?: boolean;
          takes_cards?: boolean;
          takes_cash?: boolean;
          takes_transfers?: boolean;
          transfer_text?: string;
          updated_at?: string;
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
          occupied_unit_count: number;
          organization_id: string;
          property_count: number;
          reported_payment_count: number;
          submitted_application_count: number;
          tenant_count: number;
          unit_count: number;
        };
        ComputedFields: never;
        Insert: {
          occupied_unit_count?: number;
          organization_id: string;
          property_count?: number;
          reported_payment_count?: number;
          submitted_application_count?: number;
          tenant_count?: number;
          unit_count?: number;
        };
        Update: {
          occupied_unit_count?: number;
          organization_id?: string;
          property_count?: number;
          reported_payment_count?: number;
          submitted_application_count?: number;
          tenant_count?: number;
          unit_count?: number;
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
          closed_at: string | null;
          created_at: string;
          created_by: string | null;
          default_currency: Database['public']['Enums']['currency_code'];
          deposits_account_id: string | null;
          id: string;
          kind: Database['public']['Enums']['organization_kind'];
          name: string;
          payments_account_id: string | null;
          phone: string;
          rnc: string;
          time_zone: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          address?: string;
          closed_at?: string | null;
          created_at?: string;
          created_by?: string | null;
          default_currency?: Database['public']['Enums']['currency_code'];
          deposits_account_id?: string | null;
          id?: string;
          kind?: Database['public']['Enums']['organization_kind'];
          name: string;
          payments_account_id?: string | null;
          phone?: string;
          rnc?: string;
          time_zone?: string;
          updated_at?: string;
        };
        Update: {
          address?: string;
          closed_at?: string | null;
          created_at?: string;
          created_by?: string | null;
          default_currency?: Database['public']['Enums']['currency_code'];
          deposits_account_id?: string | null;
          id?: string;
          kind?: Database['public']['Enums']['organization_kind'];
          name?: string;
          payments_account_id?: string | null;
          phone?: string;
          rnc?: string;
          time_zone?: string;
          updated_at?: string;
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
          created_at: string;
          email: string;
          id: string;
          language: string;
          organization_id: string;
          owner_key: string;
          stopped_at: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          email: string;
          id?: string;
          language: string;
          organization_id: string;
          owner_key: string;
          stopped_at?: string | null;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          email?: string;
          id?: string;
          language?: string;
          organization_id?: string;
          owner_key?: string;
          stopped_at?: string | null;
          updated_at?: string;
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
          account_id: string;
          amount_minor: number;
          cash_currency: Database['public']['Enums']['currency_code'] | null;
          cash_minor: number | null;
          created_at: string;
          created_by: string | null;
          currency: Database['public']['Enums']['currency_code'];
          entry_id: string;
          id: string;
          identity_number: string;
          is_beyond_due: boolean;
          method: Database['public']['Enums']['payment_method'];
          organization_id: string;
          owner_key: string;
          owner_name: string;
          paid_on: string;
          property_id: string;
          rate: number | null;
          rate_source: string | null;
          rated_on: string | null;
          reference: string;
          reversal_entry_id: string | null;
          reversal_reason: string | null;
          reversed_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          account_id: string;
          amount_minor: number;
          cash_currency?: Database['public']['Enums']['currency_code'] | null;
          cash_minor?: number | null;
          created_at?: string;
          created_by?: string | null;
          currency: Database['public']['Enums']['currency_code'];
          entry_id: string;
          id?: string;
          identity_number?: string;
          is_beyond_due?: boolean;
          method: Database['public']['Enums']['payment_method'];
          organization_id: string;
          owner_key: string;
          owner_name: string;
          paid_on: string;
          property_id: string;
          rate?: number | null;
          rate_source?: string | null;
          rated_on?: string | null;
          reference?: string;
          reversal_entry_id?: string | null;
          reversal_reason?: string | null;
          reversed_at?: string | null;
        };
        Update: {
          account_id?: string;
          amount_minor?: number;
          cash_currency?: Database['public']['Enums']['currency_code'] | null;
          cash_minor?: number | null;
          created_at?: string;
          created_by?: string | null;
          currency?: Database['public']['Enums']['currency_code'];
          entry_id?: string;
          id?: string;
          identity_number?: string;
          is_beyond_due?: boolean;
          method?: Database['public']['Enums']['payment_method'];
          organization_id?: string;
          owner_key?: string;
          owner_name?: string;
          paid_on?: string;
          property_id?: string;
          rate?: number | null;
          rate_source?: string | null;
          rated_on?: string | null;
          reference?: string;
          reversal_entry_id?: string | null;
          reversal_reason?: string | null;
          reversed_at?: string | null;
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
          collected_at: string | null;
          collected_by: string | null;
          description: string;
          id: string;
          lease_id: string;
          noted_at: string;
          noted_by: string | null;
          noted_by_lease_id: string | null;
          organization_id: string;
          property_id: string;
          storage_place: string;
          unit_id: string;
        };
        ComputedFields: never;
        Insert: {
          collected_at?: string | null;
          collected_by?: string | null;
          description: string;
          id: string;
          lease_id: string;
          noted_at?: string;
          noted_by?: string | null;
          noted_by_lease_id?: string | null;
          organization_id: string;
          property_id: string;
          storage_place?: string;
          unit_id: string;
        };
        Update: {
          collected_at?: string | null;
          collected_by?: string | null;
          description?: string;
          id?: string;
          lease_id?: string;
          noted_at?: string;
          noted_by?: string | null;
          noted_by_lease_id?: string | null;
          organization_id?: string;
          property_id?: string;
          storage_place?: string;
          unit_id?: string;
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
          amount_minor: number;
          charge_id: string;
          created_at: string;
          currency: Database['public']['Enums']['currency_code'];
          entry_id: string;
          id: number;
          lease_id: string;
          occurred_on: string;
          organization_id: string;
          payment_id: string;
          property_id: string;
        };
        ComputedFields: never;
        Insert: {
          amount_minor: number;
          charge_id: string;
          created_at?: string;
          currency: Database['public']['Enums']['currency_code'];
          entry_id: string;
          id?: never;
          lease_id: string;
          occurred_on: string;
          organization_id: string;
          payment_id: string;
          property_id: string;
        };
        Update: {
          amount_minor?: number;
          charge_id?: string;
          created_at?: string;
          currency?: Database['public']['Enums']['currency_code'];
          entry_id?: string;
          id?: never;
          lease_id?: string;
          occurred_on?: string;
          organization_id?: string;
          payment_id?: string;
          property_id?: string;
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
          created_at: string;
          currency: Database['public']['Enums']['currency_code'];
          difference_currency: Database['public']['Enums']['currency_code'] | null;
          difference_minor: number | null;
          lease_id: string;
          organization_id: string;
          payment_id: string;
          rate: number;
          rate_source: string;
          rated_on: string;
          received_currency: Database['public']['Enums']['currency_code'];
          received_minor: number;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          currency: Database['public']['Enums']['currency_code'];
          difference_currency?: Database['public']['Enums']['currency_code'] | null;
          difference_minor?: number | null;
          lease_id: string;
          organization_id: string;
          payment_id: string;
          rate: number;
          rate_source: string;
          rated_on: string;
          received_currency: Database['public']['Enums']['currency_code'];
          received_minor: number;
        };
        Update: {
          created_at?: string;
          currency?: Database['public']['Enums']['currency_code'];
          difference_currency?: Database['public']['Enums']['currency_code'] | null;
          difference_minor?: number | null;
          lease_id?: string;
          organization_id?: string;
          payment_id?: string;
          rate?: number;
          rate_source?: string;
          rated_on?: string;
          received_currency?: Database['public']['Enums']['currency_code'];
          received_minor?: number;
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
          amount_minor: number;
          due_on: string;
          id: string;
          lease_id: string;
          organization_id: string;
          plan_id: string;
          position: number;
        };
        ComputedFields: never;
        Insert: {
          amount_minor: number;
          due_on: string;
          id?: string;
          lease_id: string;
          organization_id: string;
          plan_id: string;
          position: number;
        };
        Update: {
          amount_minor?: number;
          due_on?: string;
          id?: string;
          lease_id?: string;
          organization_id?: string;
          plan_id?: string;
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
          agreed_on: string;
          cancelled_at: string | null;
          created_at: string;
          created_by: string | null;
          currency: Database['public']['Enums']['currency_code'];
          id: string;
          lease_id: string;
          note: string;
          organization_id: string;
          total_minor: number;
        };
        ComputedFields: never;
        Insert: {
          agreed_on: string;
          cancelled_at?: string | null;
          created_at?: string;
          created_by?: string | null;
          currency: Database['public']['Enums']['currency_code'];
          id?: string;
          lease_id: string;
          note?: string;
          organization_id: string;
          total_minor: number;
        };
        Update: {
          agreed_on?: string;
          cancelled_at?: string | null;
          created_at?: string;
          created_by?: string | null;
          currency?: Database['public']['Enums']['currency_code'];
          id?: string;
          lease_id?: string;
          note?: string;
          organization_id?: string;
          total_minor?: number;
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
          account_id: string | null;
          amount_minor: number;
          created_at: string;
          currency: Database['public']['Enums']['currency_code'];
          decided_at: string | null;
          decided_by: string | null;
          decision_reason: string | null;
          entry_id: string | null;
          fee_minor: number;
          id: string;
          lease_id: string;
          method: Database['public']['Enums']['payment_method'];
          moved_from_payment_id: string | null;
          moved_minor: number;
          organization_id: string;
          paid_on: string;
          proof_path: string | null;
          property_id: string;
          reference: string;
          refunded_minor: number;
          reported_by: string | null;
          reversal_entry_id: string | null;
          status: Database['public']['Enums']['payment_status'];
          unapplied_minor: number;
        };
        ComputedFields: never;
        Insert: {
          account_id?: string | null;
          amount_minor: number;
          created_at?: string;
          currency: Database['public']['Enums']['currency_code'];
          decided_at?: string | null;
          decided_by?: string | null;
          decision_reason?: string | null;
          entry_id?: string | null;
          fee_minor?: number;
          id?: string;
          lease_id: string;
          method: Database['public']['Enums']['payment_method'];
          moved_from_payment_id?: string | null;
          moved_minor?: number;
          organization_id: string;
          paid_on: string;
          proof_path?: string | null;
          property_id: string;
          reference?: string;
          refunded_minor?: number;
          reported_by?: string | null;
          reversal_entry_id?: string | null;
          status: Database['public']['Enums']['payment_status'];
          unapplied_minor?: number;
        };
        Update: {
          account_id?: string | null;
          amount_minor?: number;
          created_at?: string;
          currency?: Database['public']['Enums']['currency_code'];
          decided_at?: string | null;
          decided_by?: string | null;
          decision_reason?: string | null;
          entry_id?: string | null;
          fee_minor?: number;
          id?: string;
          lease_id?: string;
          method?: Database['public']['Enums']['payment_method'];
          moved_from_payment_id?: string | null;
          moved_minor?: number;
          organization_id?: string;
          paid_on?: string;
          proof_path?: string | null;
          property_id?: string;
          reference?: string;
          refunded_minor?: number;
          reported_by?: string | null;
          reversal_entry_id?: string | null;
          status?: Database['public']['Enums']['payment_status'];
          unapplied_minor?: number;
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
          created_at: string;
          email: string;
          full_name: string;
          full_name_order: string | null;
          id: string;
          identity_number: string;
          identity_type: Database['public']['Enums']['identity_type'] | null;
          organization_id: string;
          phone: string;
          search_name: string | null;
          search_text: string | null;
          updated_at: string;
          user_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          email?: string;
          full_name: string;
          full_name_order?: never;
          id?: string;
          identity_number?: string;
          identity_type?: Database['public']['Enums']['identity_type'] | null;
          organization_id: string;
          phone?: string;
          search_name?: never;
          search_text?: never;
          updated_at?: string;
          user_id?: string | null;
        };
        Update: {
          created_at?: string;
          email?: string;
          full_name?: string;
          full_name_order?: never;
          id?: string;
          identity_number?: string;
          identity_type?: Database['public']['Enums']['identity_type'] | null;
          organization_id?: string;
          phone?: string;
          search_name?: never;
          search_text?: never;
          updated_at?: string;
          user_id?: string | null;
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
          created_at: string;
          created_by: string | null;
          id: string;
          organization_id: string;
          person_id: string;
        };
        ComputedFields: never;
        Insert: {
          body: string;
          created_at?: string;
          created_by?: string | null;
          id?: string;
          organization_id: string;
          person_id: string;
        };
        Update: {
          body?: string;
          created_at?: string;
          created_by?: string | null;
          id?: string;
          organization_id?: string;
          person_id?: string;
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
        Row: {
          created_at: string;
          id: string;
          organization_id: string;
          person_id: string;
          tag: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          organization_id: string;
          person_id: string;
          tag: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          organization_id?: string;
          person_id?: string;
          tag?: string;
        };
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
          created_at: string;
          currency: Database['public']['Enums']['currency_code'];
          decided_at: string | null;
          decided_by: string | null;
          first_on: string;
          id: string;
          instalment_count: number;
          lease_id: string;
          message: string;
          organization_id: string;
          owed_minor: number;
          status: Database['public']['Enums']['plan_request_status'];
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          answer?: string;
          created_at?: string;
          currency: Database['public']['Enums']['currency_code'];
          decided_at?: string | null;
          decided_by?: string | null;
          first_on: string;
          id?: string;
          instalment_count: number;
          lease_id: string;
          message?: string;
          organization_id: string;
          owed_minor: number;
          status?: Database['public']['Enums']['plan_request_status'];
          user_id: string;
        };
        Update: {
          answer?: string;
          created_at?: string;
          currency?: Database['public']['Enums']['currency_code'];
          decided_at?: string | null;
          decided_by?: string | null;
          first_on?: string;
          id?: string;
          instalment_count?: number;
          lease_id?: string;
          message?: string;
          organization_id?: string;
          owed_minor?: number;
          status?: Database['public']['Enums']['plan_request_status'];
          user_id?: string;
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
          created_at: string;
          id: string;
          kind: string;
          organization_id: string;
          record_id: string;
          reference: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          kind: string;
          organization_id: string;
          record_id: string;
          reference: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          kind?: string;
          organization_id?: string;
          record_id?: string;
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
          created_at: string;
          decided_by: string | null;
          due_on: string;
          id: string;
          maintenance_id: string | null;
          organization_id: string;
          plan_id: string;
          planned_on: string;
          reason: string;
          skipped_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          decided_by?: string | null;
          due_on: string;
          id?: string;
          maintenance_id?: string | null;
          organization_id: string;
          plan_id: string;
          planned_on: string;
          reason?: string;
          skipped_at?: string | null;
        };
        Update: {
          created_at?: string;
          decided_by?: string | null;
          due_on?: string;
          id?: string;
          maintenance_id?: string | null;
          organization_id?: string;
          plan_id?: string;
          planned_on?: string;
          reason?: string;
          skipped_at?: string | null;
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
          asset_id: string | null;
          assigned_to: string | null;
          category: Database['public']['Enums']['maintenance_category'];
          checklist: string[];
          created_at: string;
          created_by: string | null;
          description: string;
          ends_on: string | null;
          every: number;
          id: string;
          is_active: boolean;
          last_error: string | null;
          lead_days: number;
          next_number: number;
          next_on: string | null;
          organization_id: string;
          priority: Database['public']['Enums']['maintenance_priority'];
          property_id: string;
          rhythm: Database['public']['Enums']['preventive_rhythm'];
          search_text: string;
          starts_on: string;
          title: string;
          unit_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          asset_id?: string | null;
          assigned_to?: string | null;
          category: Database['public']['Enums']['maintenance_category'];
          checklist?: string[];
          created_at?: string;
          created_by?: string | null;
          description?: string;
          ends_on?: string | null;
          every: number;
          id?: string;
          is_active?: boolean;
          last_error?: string | null;
          lead_days?: number;
          next_number?: number;
          next_on?: string | null;
          organization_id: string;
          priority: Database['public']['Enums']['maintenance_priority'];
          property_id: string;
          rhythm: Database['public']['Enums']['preventive_rhythm'];
          search_text?: never;
          starts_on: string;
          title: string;
          unit_id?: string | null;
        };
        Update: {
          asset_id?: string | null;
          assigned_to?: string | null;
          category?: Database['public']['Enums']['maintenance_category'];
          checklist?: string[];
          created_at?: string;
          created_by?: string | null;
          description?: string;
          ends_on?: string | null;
          every?: number;
          id?: string;
          is_active?: boolean;
          last_error?: string | null;
          lead_days?: number;
          next_number?: number;
          next_on?: string | null;
          organization_id?: string;
          priority?: Database['public']['Enums']['maintenance_priority'];
          property_id?: string;
          rhythm?: Database['public']['Enums']['preventive_rhythm'];
          search_text?: never;
          starts_on?: string;
          title?: string;
          unit_id?: string | null;
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
          avatar_path: string | null;
          created_at: string;
          full_name: string;
          id: string;
          identity_number: string;
          identity_type: Database['public']['Enums']['identity_type'] | null;
          last_area: string | null;
          locale: string;
          municipality: string;
          phone: string;
          preferences_saved_at: string | null;
          province: string;
          reference: string;
          sector: string;
          street: string;
          street_number: string;
          theme: string;
          time_zone: string;
          updated_at: string;
          user_type: Database['public']['Enums']['user_type'];
        };
        ComputedFields: never;
        Insert: {
          avatar_path?: string | null;
          created_at?: string;
          full_name?: string;
          id: string;
          identity_number?: string;
          identity_type?: Database['public']['Enums']['identity_type'] | null;
          last_area?: string | null;
          locale?: string;
          municipality?: string;
          phone?: string;
          preferences_saved_at?: string | null;
          province?: string;
          reference?: string;
          sector?: string;
          street?: string;
          street_number?: string;
          theme?: string;
          time_zone?: string;
          updated_at?: string;
          user_type?: Database['public']['Enums']['user_type'];
        };
        Update: {
          avatar_path?: string | null;
          created_at?: string;
          full_name?: string;
          id?: string;
          identity_number?: string;
          identity_type?: Database['public']['Enums']['identity_type'] | null;
          last_area?: string | null;
          locale?: string;
          municipality?: string;
          phone?: string;
          preferences_saved_at?: string | null;
          province?: string;
          reference?: string;
          sector?: string;
          street?: string;
          street_number?: string;
          theme?: string;
          time_zone?: string;
          updated_at?: string;
          user_type?: Database['public']['Enums']['user_type'];
        };
        Relationships: [];
      };
      properties: {
        Row: {
          archived_at: string | null;
          condominium_contact: string;
          condominium_email: string;
          condominium_name: string;
          condominium_phone: string;
          created_at: string;
          id: string;
          in_condominium: boolean;
          municipality: string;
          name: string;
          name_order: string | null;
          organization_id: string;
          property_type: Database['public']['Enums']['property_type'];
          province: string;
          reference: string;
          search_text: string | null;
          sector: string;
          street: string;
          street_number: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          archived_at?: string | null;
          condominium_contact?: string;
          condominium_email?: string;
          condominium_name?: string;
          condominium_phone?: string;
          created_at?: string;
          id?: string;
          in_condominium?: boolean;
          municipality: string;
          name: string;
          name_order?: never;
          organization_id: string;
          property_type: Database['public']['Enums']['property_type'];
          province: string;
          reference?: string;
          search_text?: never;
          sector?: string;
          street?: string;
          street_number?: string;
          updated_at?: string;
        };
        Update: {
          archived_at?: string | null;
          condominium_contact?: string;
          condominium_email?: string;
          condominium_name?: string;
          condominium_phone?: string;
          created_at?: string;
          id?: string;
          in_condominium?: boolean;
          municipality?: string;
          name?: string;
          name_order?: never;
          organization_id?: string;
          property_type?: Database['public']['Enums']['property_type'];
          province?: string;
          reference?: string;
          search_text?: never;
          sector?: string;
          street?: string;
          street_number?: string;
          updated_at?: string;
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
          account_id: string;
          amount_minor: number;
          basis: Database['public']['Enums']['accounting_basis'];
          currency: Database['public']['Enums']['currency_code'];
          debit_minor: number;
          month: string;
          organization_id: string;
          property_id: string;
        };
        ComputedFields: never;
        Insert: {
          account_id: string;
          amount_minor?: number;
          basis: Database['public']['Enums']['accounting_basis'];
          currency: Database['public']['Enums']['currency_code'];
          debit_minor?: number;
          month: string;
          organization_id: string;
          property_id: string;
        };
        Update: {
          account_id?: string;
          amount_minor?: number;
          basis?: Database['public']['Enums']['accounting_basis'];
          currency?: Database['public']['Enums']['currency_code'];
          debit_minor?: number;
          month?: string;
          organization_id?: string;
          property_id?: string;
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
          kind: Database['public']['Enums']['property_contact_kind'];
          name: string;
          note: string;
          organization_id: string;
          phone: string;
          position: number;
          property_id: string;
        };
        ComputedFields: never;
        Insert: {
          email?: string;
          id?: string;
          kind: Database['public']['Enums']['property_contact_kind'];
          name: string;
          note?: string;
          organization_id: string;
          phone?: string;
          position: number;
          property_id: string;
        };
        Update: {
          email?: string;
          id?: string;
          kind?: Database['public']['Enums']['property_contact_kind'];
          name?: string;
          note?: string;
          organization_id?: string;
          phone?: string;
          position?: number;
          property_id?: string;
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
          closing_costs_minor: number | null;
          condominium_fee_currency: Database['public']['Enums']['currency_code'] | null;
          condominium_fee_minor: number | null;
          created_at: string;
          debt_service_minor: number | null;
          id: string;
          loan_currency: Database['public']['Enums']['currency_code'] | null;
          loan_minor: number | null;
          organization_id: string;
          property_id: string;
          purchase_currency: Database['public']['Enums']['currency_code'] | null;
          purchase_minor: number | null;
          purchased_on: string | null;
          updated_at: string;
          value_currency: Database['public']['Enums']['currency_code'] | null;
          value_minor: number | null;
          valued_on: string | null;
        };
        ComputedFields: never;
        Insert: {
          closing_costs_minor?: number | null;
          condominium_fee_currency?: Database['public']['Enums']['currency_code'] | null;
          condominium_fee_minor?: number | null;
          created_at?: string;
          debt_service_minor?: number | null;
          id?: string;
          loan_currency?: Database['public']['Enums']['currency_code'] | null;
          loan_minor?: number | null;
          organization_id: string;
          property_id: string;
          purchase_currency?: Database['public']['Enums']['currency_code'] | null;
          purchase_minor?: number | null;
          purchased_on?: string | null;
          updated_at?: string;
          value_currency?: Database['public']['Enums']['currency_code'] | null;
          value_minor?: number | null;
          valued_on?: string | null;
        };
        Update: {
          closing_costs_minor?: number | null;
          condominium_fee_currency?: Database['public']['Enums']['currency_code'] | null;
          condominium_fee_minor?: number | null;
          created_at?: string;
          debt_service_minor?: number | null;
          id?: string;
          loan_currency?: Database['public']['Enums']['currency_code'] | null;
          loan_minor?: number | null;
          organization_id?: string;
          property_id?: string;
          purchase_currency?: Database['public']['Enums']['currency_code'] | null;
          purchase_minor?: number | null;
          purchased_on?: string | null;
          updated_at?: string;
          value_currency?: Database['public']['Enums']['currency_code'] | null;
          value_minor?: number | null;
          valued_on?: string | null;
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
          created_at: string;
          created_by: string | null;
          id: string;
          issuer_id: string;
          organization_id: string;
          property_id: string;
          valid_from: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          created_by?: string | null;
          id?: string;
          issuer_id: string;
          organization_id: string;
          property_id: string;
          valid_from: string;
        };
        Update: {
          created_at?: string;
          created_by?: string | null;
          id?: string;
          issuer_id?: string;
          organization_id?: string;
          property_id?: string;
          valid_from?: string;
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
          created_at: string;
          ends_on: string;
          id: string;
          organization_id: string;
          owners: NonNullable<Json>;
          property_id: string;
          starts_on: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          ends_on: string;
          id?: string;
          organization_id: string;
          owners: NonNullable<Json>;
          property_id: string;
          starts_on: string;
        };
        Update: {
          created_at?: string;
          ends_on?: string;
          id?: string;
          organization_id?: string;
          owners?: NonNullable<Json>;
          property_id?: string;
          starts_on?: string;
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
          created_at: string;
          full_name: string;
          id: string;
          identity_number: string;
          identity_type: Database['public']['Enums']['identity_type'] | null;
          organization_id: string;
          position: number;
          property_id: string;
          share_basis_points: number;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          full_name: string;
          id?: string;
          identity_number?: string;
          identity_type?: Database['public']['Enums']['identity_type'] | null;
          organization_id: string;
          position: number;
          property_id: string;
          share_basis_points: number;
        };
        Update: {
          created_at?: string;
          full_name?: string;
          id?: string;
          identity_number?: string;
          identity_type?: Database['public']['Enums']['identity_type'] | null;
          organization_id?: string;
          position?: number;
          property_id?: string;
          share_basis_points?: number;
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
          created_at: string;
          id: string;
          organization_id: string;
          path: string;
          position: number;
          property_id: string;
        };
        ComputedFields: never;
        Insert: {
          caption?: string;
          created_at?: string;
          id?: string;
          organization_id: string;
          path: string;
          position?: number;
          property_id: string;
        };
        Update: {
          caption?: string;
          created_at?: string;
          id?: string;
          organization_id?: string;
          path?: string;
          position?: number;
          property_id?: string;
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
          bill_id: string;
          cancellation_reason: string | null;
          cancelled_on: string | null;
          created_at: string;
          created_by: string | null;
          details: NonNullable<Json>;
          id: string;
          issued_on: string;
          issuer_id: string;
          ncf: string;
          ncf_expires_on: string | null;
          ncf_kind: Database['public']['Enums']['ncf_kind'];
          number_given_back: boolean;
          organization_id: string;
          range_id: string;
        };
        ComputedFields: never;
        Insert: {
          bill_id: string;
          cancellation_reason?: string | null;
          cancelled_on?: string | null;
          created_at?: string;
          created_by?: string | null;
          details: NonNullable<Json>;
          id?: string;
          issued_on: string;
          issuer_id: string;
          ncf: string;
          ncf_expires_on?: string | null;
          ncf_kind: Database['public']['Enums']['ncf_kind'];
          number_given_back?: boolean;
          organization_id: string;
          range_id: string;
        };
        Update: {
          bill_id?: string;
          cancellation_reason?: string | null;
          cancelled_on?: string | null;
          created_at?: string;
          created_by?: string | null;
          details?: NonNullable<Json>;
          id?: string;
          issued_on?: string;
          issuer_id?: string;
          ncf?: string;
          ncf_expires_on?: string | null;
          ncf_kind?: Database['public']['Enums']['ncf_kind'];
          number_given_back?: boolean;
          organization_id?: string;
          range_id?: string;
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
          created_at: string;
          endpoint: string;
          failed_at: string | null;
          id: string;
          label: string;
          last_shown_at: string | null;
          p256dh: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          auth: string;
          created_at?: string;
          endpoint: string;
          failed_at?: string | null;
          id?: string;
          label?: string;
          last_shown_at?: string | null;
          p256dh: string;
          user_id: string;
        };
        Update: {
          auth?: string;
          created_at?: string;
          endpoint?: string;
          failed_at?: string | null;
          id?: string;
          label?: string;
          last_shown_at?: string | null;
          p256dh?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      quote_photos: {
        Row: {
          created_at: string;
          id: string;
          organization_id: string;
          path: string;
          quote_request_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id: string;
          organization_id: string;
          path?: never;
          quote_request_id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          organization_id?: string;
          path?: never;
          quote_request_id?: string;
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
          created_at: string;
          created_by: string | null;
          decline_reason: string;
          declined_at: string | null;
          email: string;
          expires_at: string;
          id: string;
          language: string;
          opened_at: string | null;
          organization_id: string;
          photo_ids: string[];
          revoked_at: string | null;
          sent_at: string;
          shows_contact: boolean;
          token_hash: string;
          vendor_id: string;
          work_order_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          created_by?: string | null;
          decline_reason?: string;
          declined_at?: string | null;
          email: string;
          expires_at: string;
          id?: string;
          language: string;
          opened_at?: string | null;
          organization_id: string;
          photo_ids?: string[];
          revoked_at?: string | null;
          sent_at?: string;
          shows_contact?: boolean;
          token_hash: string;
          vendor_id: string;
          work_order_id: string;
        };
        Update: {
          created_at?: string;
          created_by?: string | null;
          decline_reason?: string;
          declined_at?: string | null;
          email?: string;
          expires_at?: string;
          id?: string;
          language?: string;
          opened_at?: string | null;
          organization_id?: string;
          photo_ids?: string[];
          revoked_at?: string | null;
          sent_at?: string;
          shows_contact?: boolean;
          token_hash?: string;
          vendor_id?: string;
          work_order_id?: string;
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
          amount_minor: number;
          days: number;
          given_at: string;
          id: string;
          itbis_minor: number;
          net_minor: number;
          note: string;
          organization_id: string;
          quote_request_id: string;
          tax: Database['public']['Enums']['quote_tax'];
          total_minor: number;
          valid_until: string;
        };
        ComputedFields: never;
        Insert: {
          amount_minor: number;
          days: number;
          given_at?: string;
          id?: string;
          itbis_minor: number;
          net_minor: number;
          note?: string;
          organization_id: string;
          quote_request_id: string;
          tax: Database['public']['Enums']['quote_tax'];
          total_minor?: never;
          valid_until: string;
        };
        Update: {
          amount_minor?: number;
          days?: number;
          given_at?: string;
          id?: string;
          itbis_minor?: number;
          net_minor?: number;
          note?: string;
          organization_id?: string;
          quote_request_id?: string;
          tax?: Database['public']['Enums']['quote_tax'];
          total_minor?: never;
          valid_until?: string;
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
          amount_minor: number;
          created_at: string;
          currency: Database['public']['Enums']['currency_code'];
          details: NonNullable<Json>;
          id: string;
          issued_on: string;
          lease_id: string;
          number: number;
          organization_id: string;
          payment_id: string;
          void_reason: string | null;
          voided_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          amount_minor: number;
          created_at?: string;
          currency: Database['public']['Enums']['currency_code'];
          details: NonNullable<Json>;
          id?: string;
          issued_on: string;
          lease_id: string;
          number: number;
          organization_id: string;
          payment_id: string;
          void_reason?: string | null;
          voided_at?: string | null;
        };
        Update: {
          amount_minor?: number;
          created_at?: string;
          currency?: Database['public']['Enums']['currency_code'];
          details?: NonNullable<Json>;
          id?: string;
          issued_on?: string;
          lease_id?: string;
          number?: number;
          organization_id?: string;
          payment_id?: string;
          void_reason?: string | null;
          voided_at?: string | null;
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
          created_at: string;
          created_by: string | null;
          currency: Database['public']['Enums']['currency_code'];
          due_days: number;
          ends_on: string | null;
          every_months: number;
          id: string;
          is_approved: boolean;
          last_error: string | null;
          lines: NonNullable<Json>;
          next_on: string;
          organization_id: string;
          paused_at: string | null;
          total_minor: number;
          vendor_id: string;
        };
        ComputedFields: never;
        Insert: {
          bill: NonNullable<Json>;
          created_at?: string;
          created_by?: string | null;
          currency: Database['public']['Enums']['currency_code'];
          due_days?: number;
          ends_on?: string | null;
          every_months: number;
          id?: string;
          is_approved?: boolean;
          last_error?: string | null;
          lines: NonNullable<Json>;
          next_on: string;
          organization_id: string;
          paused_at?: string | null;
          total_minor: number;
          vendor_id: string;
        };
        Update: {
          bill?: NonNullable<Json>;
          created_at?: string;
          created_by?: string | null;
          currency?: Database['public']['Enums']['currency_code'];
          due_days?: number;
          ends_on?: string | null;
          every_months?: number;
          id?: string;
          is_approved?: boolean;
          last_error?: string | null;
          lines?: NonNullable<Json>;
          next_on?: string;
          organization_id?: string;
          paused_at?: string | null;
          total_minor?: number;
          vendor_id?: string;
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
          amount_minor: number;
          charged_through: string | null;
          created_at: string;
          currency: Database['public']['Enums']['currency_code'];
          description: string;
          ends_on: string | null;
          id: string;
          kind: Database['public']['Enums']['charge_kind'];
          lease_id: string;
          organization_id: string;
          starts_on: string;
        };
        ComputedFields: never;
        Insert: {
          amount_minor: number;
          charged_through?: string | null;
          created_at?: string;
          currency: Database['public']['Enums']['currency_code'];
          description?: string;
          ends_on?: string | null;
          id?: string;
          kind: Database['public']['Enums']['charge_kind'];
          lease_id: string;
          organization_id: string;
          starts_on: string;
        };
        Update: {
          amount_minor?: number;
          charged_through?: string | null;
          created_at?: string;
          currency?: Database['public']['Enums']['currency_code'];
          description?: string;
          ends_on?: string | null;
          id?: string;
          kind?: Database['public']['Enums']['charge_kind'];
          lease_id?: string;
          organization_id?: string;
          starts_on?: string;
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
          amount_minor: number;
          currency: Database['public']['Enums']['currency_code'];
          decided_at: string | null;
          entry_id: string | null;
          failure: string | null;
          id: string;
          lease_id: string;
          method: Database['public']['Enums']['payment_method'];
          next_check_at: string | null;
          organization_id: string;
          payment_id: string;
          reason: string;
          reference: string;
          refunded_on: string | null;
          requested_at: string;
          requested_by: string | null;
          status: Database['public']['Enums']['refund_status'];
        };
        ComputedFields: never;
        Insert: {
          amount_minor: number;
          currency: Database['public']['Enums']['currency_code'];
          decided_at?: string | null;
          entry_id?: string | null;
          failure?: string | null;
          id?: string;
          lease_id: string;
          method: Database['public']['Enums']['payment_method'];
          next_check_at?: string | null;
          organization_id: string;
          payment_id: string;
          reason: string;
          reference?: string;
          refunded_on?: string | null;
          requested_at?: string;
          requested_by?: string | null;
          status: Database['public']['Enums']['refund_status'];
        };
        Update: {
          amount_minor?: number;
          currency?: Database['public']['Enums']['currency_code'];
          decided_at?: string | null;
          entry_id?: string | null;
          failure?: string | null;
          id?: string;
          lease_id?: string;
          method?: Database['public']['Enums']['payment_method'];
          next_check_at?: string | null;
          organization_id?: string;
          payment_id?: string;
          reason?: string;
          reference?: string;
          refunded_on?: string | null;
          requested_at?: string;
          requested_by?: string | null;
          status?: Database['public']['Enums']['refund_status'];
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
        Row: {
          content: string;
          organization_id: string;
          position: number;
          report_file_id: string;
        };
        ComputedFields: never;
        Insert: {
          content: string;
          organization_id: string;
          position: number;
          report_file_id: string;
        };
        Update: {
          content?: string;
          organization_id?: string;
          position?: number;
          report_file_id?: string;
        };
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
          after_number: number | null;
          after_on: string | null;
          byte_count: number;
          created_at: string;
          done_count: number;
          ends_on: string;
          entry_count: number;
          error: string | null;
          finished_at: string | null;
          id: string;
          language: string;
          organization_id: string;
          part_count: number;
          property_id: string | null;
          requested_by: string;
          starts_on: string;
          status: Database['public']['Enums']['report_file_status'];
          taken_until: string | null;
        };
        ComputedFields: never;
        Insert: {
          after_number?: number | null;
          after_on?: string | null;
          byte_count?: number;
          created_at?: string;
          done_count?: number;
          ends_on: string;
          entry_count?: number;
          error?: string | null;
          finished_at?: string | null;
          id?: string;
          language: string;
          organization_id: string;
          part_count?: number;
          property_id?: string | null;
          requested_by: string;
          starts_on: string;
          status?: Database['public']['Enums']['report_file_status'];
          taken_until?: string | null;
        };
        Update: {
          after_number?: number | null;
          after_on?: string | null;
          byte_count?: number;
          created_at?: string;
          done_count?: number;
          ends_on?: string;
          entry_count?: number;
          error?: string | null;
          finished_at?: string | null;
          id?: string;
          language?: string;
          organization_id?: string;
          part_count?: number;
          property_id?: string | null;
          requested_by?: string;
          starts_on?: string;
          status?: Database['public']['Enums']['report_file_status'];
          taken_until?: string | null;
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
          basis: Database['public']['Enums']['accounting_basis'];
          created_at: string;
          created_by: string | null;
          currency: Database['public']['Enums']['currency_code'];
          id: string;
          organization_id: string;
          owner_key: string | null;
          property_id: string | null;
          recipient_ids: string[];
          report: Database['public']['Enums']['report_kind'];
          rhythm: Database['public']['Enums']['report_rhythm'];
          sent_through: string | null;
          to_owners: boolean;
        };
        ComputedFields: never;
        Insert: {
          basis?: Database['public']['Enums']['accounting_basis'];
          created_at?: string;
          created_by?: string | null;
          currency?: Database['public']['Enums']['currency_code'];
          id?: string;
          organization_id: string;
          owner_key?: string | null;
          property_id?: string | null;
          recipient_ids: string[];
          report: Database['public']['Enums']['report_kind'];
          rhythm: Database['public']['Enums']['report_rhythm'];
          sent_through?: string | null;
          to_owners?: boolean;
        };
        Update: {
          basis?: Database['public']['Enums']['accounting_basis'];
          created_at?: string;
          created_by?: string | null;
          currency?: Database['public']['Enums']['currency_code'];
          id?: string;
          organization_id?: string;
          owner_key?: string | null;
          property_id?: string | null;
          recipient_ids?: string[];
          report?: Database['public']['Enums']['report_kind'];
          rhythm?: Database['public']['Enums']['report_rhythm'];
          sent_through?: string | null;
          to_owners?: boolean;
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
          announced_at: string;
          created_by: string | null;
          document_request_id: string;
          file_type: string;
          handed_in_at: string | null;
          id: string;
          name: string;
          organization_id: string;
          path: string;
          size_bytes: number;
        };
        ComputedFields: never;
        Insert: {
          announced_at?: string;
          created_by?: string | null;
          document_request_id: string;
          file_type: string;
          handed_in_at?: string | null;
          id: string;
          name: string;
          organization_id: string;
          path?: never;
          size_bytes: number;
        };
        Update: {
          announced_at?: string;
          created_by?: string | null;
          document_request_id?: string;
          file_type?: string;
          handed_in_at?: string | null;
          id?: string;
          name?: string;
          organization_id?: string;
          path?: never;
          size_bytes?: number;
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
        Row: {
          kind: Database['public']['Enums']['vendor_document_kind'];
          organization_id: string;
        };
        ComputedFields: never;
        Insert: {
          kind: Database['public']['Enums']['vendor_document_kind'];
          organization_id: string;
        };
        Update: {
          kind?: Database['public']['Enums']['vendor_document_kind'];
          organization_id?: string;
        };
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
          created_at: string;
          id: string;
          list: string;
          name: string;
          organization_id: string;
          query: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          list: string;
          name: string;
          organization_id: string;
          query: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          list?: string;
          name?: string;
          organization_id?: string;
          query?: string;
          user_id?: string;
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
        Row: {
          forgotten_count: number;
          organization_id: string;
          retention_days: number;
        };
        ComputedFields: never;
        Insert: {
          forgotten_count?: number;
          organization_id: string;
          retention_days?: number;
        };
        Update: {
          forgotten_count?: number;
          organization_id?: string;
          retention_days?: number;
        };
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
          organization_id: string;
          priority: Database['public']['Enums']['maintenance_priority'];
          resolution_hours: number;
          response_hours: number;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          organization_id: string;
          priority: Database['public']['Enums']['maintenance_priority'];
          resolution_hours: number;
          response_hours: number;
          updated_at?: string;
        };
        Update: {
          organization_id?: string;
          priority?: Database['public']['Enums']['maintenance_priority'];
          resolution_hours?: number;
          response_hours?: number;
          updated_at?: string;
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
          authority_name: string;
          certificate: string;
          consent_version: string | null;
          consented_at: string | null;
          consented_by: string | null;
          created_at: string;
          created_by: string | null;
          fingerprint: string;
          holder_id: string;
          holder_name: string;
          id: string;
          key_replaced_at: string | null;
          key_replaced_by: string | null;
          organization_id: string;
          removed_at: string | null;
          serial_number: string;
          valid_from: string;
          valid_until: string;
          warned_days: number;
        };
        ComputedFields: never;
        Insert: {
          authority_name?: string;
          certificate: string;
          consent_version?: string | null;
          consented_at?: string | null;
          consented_by?: string | null;
          created_at?: string;
          created_by?: string | null;
          fingerprint: string;
          holder_id?: string;
          holder_name: string;
          id: string;
          key_replaced_at?: string | null;
          key_replaced_by?: string | null;
          organization_id: string;
          removed_at?: string | null;
          serial_number: string;
          valid_from: string;
          valid_until: string;
          warned_days?: number;
        };
        Update: {
          authority_name?: string;
          certificate?: string;
          consent_version?: string | null;
          consented_at?: string | null;
          consented_by?: string | null;
          created_at?: string;
          created_by?: string | null;
          fingerprint?: string;
          holder_id?: string;
          holder_name?: string;
          id?: string;
          key_replaced_at?: string | null;
          key_replaced_by?: string | null;
          organization_id?: string;
          removed_at?: string | null;
          serial_number?: string;
          valid_from?: string;
          valid_until?: string;
          warned_days?: number;
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
          file_name: string;
          file_sha256: string;
          filed_at: string;
          filed_by: string | null;
          filing_id: string;
          id: string;
          organization_id: string;
        };
        ComputedFields: never;
        Insert: {
          content: string;
          file_name: string;
          file_sha256: string;
          filed_at?: string;
          filed_by?: string | null;
          filing_id: string;
          id?: string;
          organization_id: string;
        };
        Update: {
          content?: string;
          file_name?: string;
          file_sha256?: string;
          filed_at?: string;
          filed_by?: string | null;
          filing_id?: string;
          id?: string;
          organization_id?: string;
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
          actor_id: string | null;
          actor_name: string;
          created_at: string;
          file_name: string;
          file_sha256: string;
          filing_id: string;
          id: string;
          organization_id: string;
          reason: string;
          row_count: number;
          status: Database['public']['Enums']['tax_form_status'];
        };
        ComputedFields: never;
        Insert: {
          actor_id?: string | null;
          actor_name?: string;
          created_at?: string;
          file_name?: string;
          file_sha256?: string;
          filing_id: string;
          id?: string;
          organization_id: string;
          reason?: string;
          row_count?: number;
          status: Database['public']['Enums']['tax_form_status'];
        };
        Update: {
          actor_id?: string | null;
          actor_name?: string;
          created_at?: string;
          file_name?: string;
          file_sha256?: string;
          filing_id?: string;
          id?: string;
          organization_id?: string;
          reason?: string;
          row_count?: number;
          status?: Database['public']['Enums']['tax_form_status'];
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
          checked_at: string | null;
          checked_by: string | null;
          file_name: string;
          file_sha256: string;
          filed_at: string | null;
          filed_by: string | null;
          form: Database['public']['Enums']['tax_form'];
          id: string;
          issuer_id: string;
          month: string;
          organization_id: string;
          row_count: number;
          status: Database['public']['Enums']['tax_form_status'];
          to_rectify_since: string | null;
        };
        ComputedFields: never;
        Insert: {
          checked_at?: string | null;
          checked_by?: string | null;
          file_name?: string;
          file_sha256?: string;
          filed_at?: string | null;
          filed_by?: string | null;
          form: Database['public']['Enums']['tax_form'];
          id?: string;
          issuer_id: string;
          month: string;
          organization_id: string;
          row_count?: number;
          status?: Database['public']['Enums']['tax_form_status'];
          to_rectify_since?: string | null;
        };
        Update: {
          checked_at?: string | null;
          checked_by?: string | null;
          file_name?: string;
          file_sha256?: string;
          filed_at?: string | null;
          filed_by?: string | null;
          form?: Database['public']['Enums']['tax_form'];
          id?: string;
          issuer_id?: string;
          month?: string;
          organization_id?: string;
          row_count?: number;
          status?: Database['public']['Enums']['tax_form_status'];
          to_rectify_since?: string | null;
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
          credit_minor: number;
          currency: Database['public']['Enums']['currency_code'];
          email: string;
          ends_on: string;
          full_name: string;
          has_left: boolean;
          id: string;
          is_primary: boolean;
          lease_id: string;
          left_on: string | null;
          organization_id: string;
          person_id: string;
          phone: string;
          property_id: string;
          property_name: string;
          receivable_minor: number;
          rent_minor: number | null;
          starts_on: string;
          status: Database['public']['Enums']['lease_status'];
          unit_id: string;
          unit_label: string;
          user_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          credit_minor: number;
          currency: Database['public']['Enums']['currency_code'];
          email: string;
          ends_on: string;
          full_name: string;
          has_left?: boolean;
          id: string;
          is_primary: boolean;
          lease_id: string;
          left_on?: string | null;
          organization_id: string;
          person_id: string;
          phone: string;
          property_id: string;
          property_name: string;
          receivable_minor: number;
          rent_minor?: number | null;
          starts_on: string;
          status: Database['public']['Enums']['lease_status'];
          unit_id: string;
          unit_label: string;
          user_id?: string | null;
        };
        Update: {
          credit_minor?: number;
          currency?: Database['public']['Enums']['currency_code'];
          email?: string;
          ends_on?: string;
          full_name?: string;
          has_left?: boolean;
          id?: string;
          is_primary?: boolean;
          lease_id?: string;
          left_on?: string | null;
          organization_id?: string;
          person_id?: string;
          phone?: string;
          property_id?: string;
          property_name?: string;
          receivable_minor?: number;
          rent_minor?: number | null;
          starts_on?: string;
          status?: Database['public']['Enums']['lease_status'];
          unit_id?: string;
          unit_label?: string;
          user_id?: string | null;
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
          organization_id: string;
          property_id: string;
          unit_id: string;
        };
        ComputedFields: never;
        Insert: {
          denominator: number;
          numerator: number;
          organization_id: string;
          property_id: string;
          unit_id: string;
        };
        Update: {
          denominator?: number;
          numerator?: number;
          organization_id?: string;
          property_id?: string;
          unit_id?: string;
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
          created_at: string;
          id: string;
          kind: string;
          number: string;
          organization_id: string;
          unit_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          kind: string;
          number: string;
          organization_id: string;
          unit_id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          kind?: string;
          number?: string;
          organization_id?: string;
          unit_id?: string;
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
          created_at: string;
          id: string;
          organization_id: string;
          person_id: string | null;
          property_id: string;
          unit_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          organization_id: string;
          person_id?: string | null;
          property_id: string;
          unit_id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          organization_id?: string;
          person_id?: string | null;
          property_id?: string;
          unit_id?: string;
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
          is_leased: boolean;
          label_order: string;
          market_rent_currency: Database['public']['Enums']['currency_code'] | null;
          market_rent_minor: number | null;
          organization_id: string;
          property_id: string;
          property_name: string;
          unit_id: string;
        };
        ComputedFields: never;
        Insert: {
          is_leased: boolean;
          label_order: string;
          market_rent_currency?: Database['public']['Enums']['currency_code'] | null;
          market_rent_minor?: number | null;
          organization_id: string;
          property_id: string;
          property_name: string;
          unit_id: string;
        };
        Update: {
          is_leased?: boolean;
          label_order?: string;
          market_rent_currency?: Database['public']['Enums']['currency_code'] | null;
          market_rent_minor?: number | null;
          organization_id?: string;
          property_id?: string;
          property_name?: string;
          unit_id?: string;
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
          archived_at: string | null;
          area_m2: number | null;
          bathrooms: number | null;
          bedrooms: number | null;
          created_at: string;
          id: string;
          label: string;
          label_order: string | null;
          market_rent_currency: Database['public']['Enums']['currency_code'] | null;
          market_rent_minor: number | null;
          organization_id: string;
          property_id: string;
          search_text: string | null;
          unit_use: Database['public']['Enums']['unit_use'];
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          amenities?: string[];
          archived_at?: string | null;
          area_m2?: number | null;
          bathrooms?: number | null;
          bedrooms?: number | null;
          created_at?: string;
          id?: string;
          label: string;
          label_order?: never;
          market_rent_currency?: Database['public']['Enums']['currency_code'] | null;
          market_rent_minor?: number | null;
          organization_id: string;
          property_id: string;
          search_text?: never;
          unit_use?: Database['public']['Enums']['unit_use'];
          updated_at?: string;
        };
        Update: {
          amenities?: string[];
          archived_at?: string | null;
          area_m2?: number | null;
          bathrooms?: number | null;
          bedrooms?: number | null;
          created_at?: string;
          id?: string;
          label?: string;
          label_order?: never;
          market_rent_currency?: Database['public']['Enums']['currency_code'] | null;
          market_rent_minor?: number | null;
          organization_id?: string;
          property_id?: string;
          search_text?: never;
          unit_use?: Database['public']['Enums']['unit_use'];
          updated_at?: string;
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
          annulled_at: string | null;
          annulment_file_id: string | null;
          claim_id: string | null;
          claimed_until: string | null;
          created_at: string;
          created_by: string | null;
          first_number: number;
          id: string;
          issuer_id: string;
          last_number: number;
          marked_on: string;
          may_have_arrived: boolean;
          messages: NonNullable<Json>;
          next_try_at: string | null;
          not_annulled: string[];
          organization_id: string;
          range_id: string;
          reason: string;
          withdrawn_at: string | null;
          withdrawn_by: string | null;
        };
        ComputedFields: never;
        Insert: {
          annulled_at?: string | null;
          annulment_file_id?: string | null;
          claim_id?: string | null;
          claimed_until?: string | null;
          created_at?: string;
          created_by?: string | null;
          first_number: number;
          id?: string;
          issuer_id: string;
          last_number: number;
          marked_on: string;
          may_have_arrived?: boolean;
          messages?: NonNullable<Json>;
          next_try_at?: string | null;
          not_annulled?: string[];
          organization_id: string;
          range_id: string;
          reason: string;
          withdrawn_at?: string | null;
          withdrawn_by?: string | null;
        };
        Update: {
          annulled_at?: string | null;
          annulment_file_id?: string | null;
          claim_id?: string | null;
          claimed_until?: string | null;
          created_at?: string;
          created_by?: string | null;
          first_number?: number;
          id?: string;
          issuer_id?: string;
          last_number?: number;
          marked_on?: string;
          may_have_arrived?: boolean;
          messages?: NonNullable<Json>;
          next_try_at?: string | null;
          not_annulled?: string[];
          organization_id?: string;
          range_id?: string;
          reason?: string;
          withdrawn_at?: string | null;
          withdrawn_by?: string | null;
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
          created_at: string;
          created_by: string | null;
          file_name: string | null;
          file_type: string | null;
          id: string;
          kind: Database['public']['Enums']['vendor_document_kind'];
          note: string;
          number: string;
          organization_id: string;
          path: string | null;
          valid_from: string | null;
          valid_until: string | null;
          vendor_id: string;
          warned_days: number;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          created_by?: string | null;
          file_name?: string | null;
          file_type?: string | null;
          id?: string;
          kind: Database['public']['Enums']['vendor_document_kind'];
          note?: string;
          number?: string;
          organization_id: string;
          path?: never;
          valid_from?: string | null;
          valid_until?: string | null;
          vendor_id: string;
          warned_days?: number;
        };
        Update: {
          created_at?: string;
          created_by?: string | null;
          file_name?: string | null;
          file_type?: string | null;
          id?: string;
          kind?: Database['public']['Enums']['vendor_document_kind'];
          note?: string;
          number?: string;
          organization_id?: string;
          path?: never;
          valid_from?: string | null;
          valid_until?: string | null;
          vendor_id?: string;
          warned_days?: number;
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
          account_id: string | null;
          address: string;
          archived_at: string | null;
          bank_account: string;
          bank_name: string;
          created_at: string;
          email: string;
          expense_kind: string | null;
          id: string;
          identity_number: string;
          identity_type: Database['public']['Enums']['identity_type'] | null;
          isr_basis_points: number;
          isr_kind: string | null;
          itbis_withheld_basis_points: number;
          name: string;
          name_order: string | null;
          organization_id: string;
          phone: string;
        };
        ComputedFields: never;
        Insert: {
          account_id?: string | null;
          address?: string;
          archived_at?: string | null;
          bank_account?: string;
          bank_name?: string;
          created_at?: string;
          email?: string;
          expense_kind?: string | null;
          id?: string;
          identity_number?: string;
          identity_type?: Database['public']['Enums']['identity_type'] | null;
          isr_basis_points?: number;
          isr_kind?: string | null;
          itbis_withheld_basis_points?: number;
          name: string;
          name_order?: never;
          organization_id: string;
          phone?: string;
        };
        Update: {
          account_id?: string | null;
          address?: string;
          archived_at?: string | null;
          bank_account?: string;
          bank_name?: string;
          created_at?: string;
          email?: string;
          expense_kind?: string | null;
          id?: string;
          identity_number?: string;
          identity_type?: Database['public']['Enums']['identity_type'] | null;
          isr_basis_points?: number;
          isr_kind?: string | null;
          itbis_withheld_basis_points?: number;
          name?: string;
          name_order?: never;
          organization_id?: string;
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
          given_at: string;
          id: string;
          language: string;
          phone: string;
          user_id: string;
          verified_at: string | null;
          version: string;
          withdrawn_at: string | null;
          words: string;
        };
        ComputedFields: never;
        Insert: {
          given_at?: string;
          id?: string;
          language: string;
          phone: string;
          user_id: string;
          verified_at?: string | null;
          version: string;
          withdrawn_at?: string | null;
          words: string;
        };
        Update: {
          given_at?: string;
          id?: string;
          language?: string;
          phone?: string;
          user_id?: string;
          verified_at?: string | null;
          version?: string;
          withdrawn_at?: string | null;
          words?: string;
        };
        Relationships: [];
      };
      whatsapp_senders: {
        Row: {
          display_phone: string;
          id: string;
          organization_id: string | null;
          phone_number_id: string;
          problem: string;
          set_at: string;
          status: Database['public']['Enums']['whatsapp_sender_status'];
          waba_id: string;
        };
        ComputedFields: never;
        Insert: {
          display_phone: string;
          id?: string;
          organization_id?: string | null;
          phone_number_id: string;
          problem?: string;
          set_at?: string;
          status?: Database['public']['Enums']['whatsapp_sender_status'];
          waba_id: string;
        };
        Update: {
          display_phone?: string;
          id?: string;
          organization_id?: string | null;
          phone_number_id?: string;
          problem?: string;
          set_at?: string;
          status?: Database['public']['Enums']['whatsapp_sender_status'];
          waba_id?: string;
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
          amount_minor: number;
          currency: Database['public']['Enums']['currency_code'];
          organization_id: string;
          property_id: string;
        };
        ComputedFields: never;
        Insert: {
          amount_minor: number;
          currency: Database['public']['Enums']['currency_code'];
          organization_id: string;
          property_id: string;
        };
        Update: {
          amount_minor?: number;
          currency?: Database['public']['Enums']['currency_code'];
          organization_id?: string;
          property_id?: string;
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
          amount_minor: number | null;
          description: string;
          id: string;
          is_goods: boolean;
          organization_id: string;
          position: number;
          work_order_id: string;
        };
        ComputedFields: never;
        Insert: {
          amount_minor?: number | null;
          description: string;
          id?: string;
          is_goods?: boolean;
          organization_id: string;
          position: number;
          work_order_id: string;
        };
        Update: {
          amount_minor?: number | null;
          description?: string;
          id?: string;
          is_goods?: boolean;
          organization_id?: string;
          position?: number;
          work_order_id?: string;
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
          approved_at: string | null;
          approved_by: string | null;
          bill_id: string | null;
          charge_id: string | null;
          created_at: string;
          created_by: string | null;
          currency: Database['public']['Enums']['currency_code'];
          decision_reason: string;
          done_at: string | null;
          done_note: string;
          id: string;
          itbis_minor: number;
          lease_id: string | null;
          maintenance_id: string;
          net_minor: number | null;
          number: number;
          organization_id: string;
          payer: Database['public']['Enums']['work_order_payer'];
          planned_on: string | null;
          property_id: string;
          quote_id: string | null;
          scope: string;
          search_text: string;
          status: Database['public']['Enums']['work_order_status'];
          submitted_by: string | null;
          tax: Database['public']['Enums']['quote_tax'];
          title: string;
          total_minor: number | null;
          unit_id: string | null;
          vendor_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          approved_at?: string | null;
          approved_by?: string | null;
          bill_id?: string | null;
          charge_id?: string | null;
          created_at?: string;
          created_by?: string | null;
          currency: Database['public']['Enums']['currency_code'];
          decision_reason?: string;
          done_at?: string | null;
          done_note?: string;
          id?: string;
          itbis_minor?: number;
          lease_id?: string | null;
          maintenance_id: string;
          net_minor?: number | null;
          number: number;
          organization_id: string;
          payer?: Database['public']['Enums']['work_order_payer'];
          planned_on?: string | null;
          property_id: string;
          quote_id?: string | null;
          scope?: string;
          search_text?: never;
          status?: Database['public']['Enums']['work_order_status'];
          submitted_by?: string | null;
          tax?: Database['public']['Enums']['quote_tax'];
          title: string;
          total_minor?: never;
          unit_id?: string | null;
          vendor_id?: string | null;
        };
        Update: {
          approved_at?: string | null;
          approved_by?: string | null;
          bill_id?: string | null;
          charge_id?: string | null;
          created_at?: string;
          created_by?: string | null;
          currency?: Database['public']['Enums']['currency_code'];
          decision_reason?: string;
          done_at?: string | null;
          done_note?: string;
          id?: string;
          itbis_minor?: number;
          lease_id?: string | null;
          maintenance_id?: string;
          net_minor?: number | null;
          number?: number;
          organization_id?: string;
          payer?: Database['public']['Enums']['work_order_payer'];
          planned_on?: string | null;
          property_id?: string;
          quote_id?: string | null;
          scope?: string;
          search_text?: never;
          status?: Database['public']['Enums']['work_order_status'];
          submitted_by?: string | null;
          tax?: Database['public']['Enums']['quote_tax'];
          title?: string;
          total_minor?: never;
          unit_id?: string | null;
          vendor_id?: string | null;
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
          applicant_count: number | null;
          checked_count: number | null;
          consent_count: number | null;
          created_at: string;
          decided_at: string | null;
          decided_by: string | null;
          decision_reason: string;
          document_count: number | null;
          email: string;
          email_count: number | null;
          favorable_kinds: Database['public']['Enums']['reference_kind'][] | null;
          foreign_income_count: number | null;
          full_name: string;
          full_name_order: string | null;
          id: string;
          identity_count: number | null;
          income_count: number | null;
          income_document_count: number | null;
          income_minor: number | null;
          is_deposit_ready: boolean | null;
          lease_id: string | null;
          move_in_on: string | null;
          note: string;
          occupation_count: number | null;
          organization_id: string;
          phone: string;
          phone_count: number | null;
          property_id: string;
          property_name: string;
          property_name_order: string | null;
          reference_count: number | null;
          rent_currency: Database['public']['Enums']['currency_code'];
          rent_minor: number | null;
          retention_until: string | null;
          score_override: number | null;
          score_override_note: string;
          search_name: string | null;
          source: Database['public']['Enums']['application_source'];
          status: Database['public']['Enums']['application_status'];
          submitted_at: string | null;
          term_months: number | null;
          unit_id: string | null;
          unit_label: string | null;
          unit_use: Database['public']['Enums']['unit_use'] | null;
        };
        ComputedFields: never;
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
          area_id: string;
          area_name: string | null;
          created_at: string;
          ends_at: string;
          id: string;
          lease_id: string | null;
          note: string;
          organization_id: string;
          property_id: string;
          reason: string;
          reserved_by: string | null;
          reserved_by_name: string | null;
          starts_at: string;
          status: Database['public']['Enums']['reservation_status'];
        };
        ComputedFields: never;
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
          currency: Database['public']['Enums']['currency_code'];
          lease_count: number | null;
          organization_id: string;
          outstanding_minor: number | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      assemblies_list: {
        Row: {
          call: number;
          called_at: string | null;
          closed_at: string | null;
          created_at: string;
          id: string;
          item_count: number | null;
          minutes: string;
          minutes_hash: string | null;
          opened_at: string | null;
          organization_id: string;
          place: string;
          property_id: string;
          property_name: string | null;
          quorum: Json | null;
          rules_id: string | null;
          search_text: string | null;
          second_call_at: string | null;
          signature_count: number | null;
          starts_at: string;
          status: Database['public']['Enums']['assembly_status'];
          title: string;
        };
        ComputedFields: never;
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
          cost_currency: Database['public']['Enums']['currency_code'] | null;
          cost_minor: number | null;
          created_at: string;
          expected_life_years: number | null;
          id: string;
          installed_on: string | null;
          kind: Database['public']['Enums']['asset_kind'];
          life_ends_on: string | null;
          maker: string;
          model: string;
          name: string;
          name_order: string | null;
          note: string;
          open_count: number | null;
          organization_id: string;
          property_id: string;
          property_name: string;
          property_name_order: string | null;
          request_count: number | null;
          retired_on: string | null;
          search_text: string;
          serial_number: string;
          unit_id: string | null;
          unit_label: string | null;
          warranty_until: string | null;
        };
        ComputedFields: never;
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
          amount_minor: number;
          bill_id: string;
          created_at: string;
          currency: Database['public']['Enums']['currency_code'];
          description: string;
          due_on: string;
          id: string;
          kind: Database['public']['Enums']['charge_kind'];
          lease_id: string;
          line_ids: string[];
          method: string;
          organization_id: string;
          outstanding_minor: number;
          pass_on_id: string;
          property_id: string;
          property_name: string | null;
          reversed_at: string | null;
          tenant_name: string | null;
          unit_label: string | null;
        };
        ComputedFields: never;
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
          billed_on: string;
          created_at: string;
          created_by: string | null;
          currency: Database['public']['Enums']['currency_code'];
          decided_at: string | null;
          decision_reason: string | null;
          description: string | null;
          dop_rate: number | null;
          due_on: string;
          ecf_contingency: number | null;
          ecf_document_id: string | null;
          ecf_due_by: string | null;
          ecf_messages: Json | null;
          ecf_problems: Json | null;
          ecf_state: Database['public']['Enums']['ecf_state'] | null;
          entry_id: string | null;
          excise_minor: number;
          expense_kind: string;
          goods_minor: number;
          id: string;
          is_credit: boolean | null;
          isr_kind: string | null;
          isr_withheld_minor: number;
          itbis_minor: number;
          itbis_proportional_minor: number;
          itbis_to_cost_minor: number;
          itbis_withheld_minor: number;
          modified_ncf: string;
          ncf: string;
          no_receipt_reason: string | null;
          note: string;
          organization_id: string;
          other_taxes_minor: number;
          outstanding_minor: number;
          paid_minor: number;
          paid_on: string | null;
          payable_minor: number;
          payment_form: string;
          property_id: string | null;
          property_name: string | null;
          purchase_receipt_id: string | null;
          purchase_receipt_kind: Database['public']['Enums']['ncf_kind'] | null;
          rate_source: string;
          rated_on: string | null;
          recurring_bill_id: string | null;
          reversal_entry_id: string | null;
          services_minor: number;
          status: Database['public']['Enums']['bill_status'];
          submitted_by: string | null;
          tip_minor: number;
          total_minor: number;
          unit_id: string | null;
          unit_label: string | null;
          vendor_id: string;
          vendor_identity_number: string;
          vendor_identity_type: Database['public']['Enums']['identity_type'] | null;
          vendor_name: string;
          vendor_name_order: string | null;
        };
        ComputedFields: never;
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
          bill_count: number | null;
          credit_count: number | null;
          credit_minor: number | null;
          currency: Database['public']['Enums']['currency_code'] | null;
          late_count: number | null;
          late_minor: number | null;
          organization_id: string | null;
          outstanding_minor: number | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      chargeable_leases: {
        Row: {
          area_m2: number | null;
          credit_minor: number;
          currency: Database['public']['Enums']['currency_code'];
          id: string;
          is_furnished: boolean | null;
          organization_id: string;
          property_id: string;
          property_name: string;
          receivable_minor: number;
          rent_minor: number | null;
          tenant_name: string;
          unit_id: string;
          unit_label: string;
          unit_use: Database['public']['Enums']['unit_use'];
        };
        ComputedFields: never;
        Relationships: [];
      };
      charges_list: {
        Row: {
          allocated_minor: number;
          amount_minor: number;
          created_at: string;
          credited_minor: number;
          currency: Database['public']['Enums']['currency_code'];
          description: string;
          due_on: string;
          id: string;
          kind: Database['public']['Enums']['charge_kind'];
          lease_id: string;
          organization_id: string;
          outstanding_minor: number;
          period_end: string | null;
          period_start: string | null;
          posting_number: number;
          property_id: string;
          property_name: string | null;
          reversal_reason: string | null;
          reversed_at: string | null;
          tenant_name: string | null;
          unit_label: string | null;
        };
        ComputedFields: never;
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
          amount_minor: number | null;
          currency: Database['public']['Enums']['currency_code'];
          description: string;
          due_on: string;
          id: string;
          identity_number: string | null;
          identity_type: Database['public']['Enums']['identity_type'] | null;
          is_furnished: boolean | null;
          kind: Database['public']['Enums']['charge_kind'];
          lease_id: string;
          organization_id: string;
          period_end: string | null;
          period_start: string | null;
          property_id: string;
          property_name: string;
          receipt_client: string | null;
          receipt_id: string | null;
          receipt_ncf: string | null;
          receipt_treatment: Database['public']['Enums']['tax_treatment'] | null;
          tenant_name: string | null;
          unit_label: string;
          unit_use: Database['public']['Enums']['unit_use'];
        };
        ComputedFields: never;
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
          author_id: string | null;
          author_name: string | null;
          body: string;
          comment_count: number | null;
          created_at: string;
          hidden_at: string | null;
          hidden_reason: string;
          id: string;
          is_from_office: boolean | null;
          kind: Database['public']['Enums']['community_post_kind'];
          lease_id: string | null;
          open_report_count: number | null;
          organization_id: string;
          parent_id: string | null;
          part: Database['public']['Enums']['community_part'];
          pinned_at: string | null;
          property_id: string;
          search_text: string;
          settled_at: string | null;
          withdrawn_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          author_id?: string | null;
          author_name?: never;
          body?: string | null;
          comment_count?: never;
          created_at?: string | null;
          hidden_at?: string | null;
          hidden_reason?: string | null;
          id?: string | null;
          is_from_office?: never;
          kind?: Database['public']['Enums']['community_post_kind'] | null;
          lease_id?: string | null;
          open_report_count?: never;
          organization_id?: string | null;
          parent_id?: string | null;
          part?: Database['public']['Enums']['community_part'] | null;
          pinned_at?: string | null;
          property_id?: string | null;
          search_text?: string | null;
          settled_at?: string | null;
          withdrawn_at?: string | null;
        };
        Update: {
          author_id?: string | null;
          author_name?: never;
          body?: string | null;
          comment_count?: never;
          created_at?: string | null;
          hidden_at?: string | null;
          hidden_reason?: string | null;
          id?: string | null;
          is_from_office?: never;
          kind?: Database['public']['Enums']['community_post_kind'] | null;
          lease_id?: string | null;
          open_report_count?: never;
          organization_id?: string | null;
          parent_id?: string | null;
          part?: Database['public']['Enums']['community_part'] | null;
          pinned_at?: string | null;
          property_id?: string | null;
          search_text?: string | null;
          settled_at?: string | null;
          withdrawn_at?: string | null;
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
          created_at: string;
          decided_at: string | null;
          id: string;
          is_upheld: boolean | null;
          organization_id: string;
          post_id: string;
          property_id: string;
          reason: string;
          reporter_id: string | null;
          reporter_name: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string | null;
          decided_at?: string | null;
          id?: string | null;
          is_upheld?: boolean | null;
          organization_id?: string | null;
          post_id?: string | null;
          property_id?: string | null;
          reason?: string | null;
          reporter_id?: string | null;
          reporter_name?: never;
        };
        Update: {
          created_at?: string | null;
          decided_at?: string | null;
          id?: string | null;
          is_upheld?: boolean | null;
          organization_id?: string | null;
          post_id?: string | null;
          property_id?: string | null;
          reason?: string | null;
          reporter_id?: string | null;
          reporter_name?: never;
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
          client_name: string;
          contingency_id: string | null;
          currency: Database['public']['Enums']['currency_code'];
          due_by: string | null;
          invoice_id: string;
          issued_on: string;
          issuer_id: string;
          ncf: string;
          ncf_kind: Database['public']['Enums']['ncf_kind'];
          organization_id: string;
          total_minor: number | null;
        };
        ComputedFields: never;
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
          archived_at: string | null;
          created_at: string;
          id: string;
          is_unread: boolean | null;
          last_is_from_tenant: boolean;
          last_message_at: string;
          last_message_id: number;
          last_text: string;
          lease_id: string;
          lease_status: Database['public']['Enums']['lease_status'];
          office_read_id: number;
          organization_id: string;
          organization_name: string;
          property_id: string;
          property_name: string;
          subject: string;
          tenant_names: string | null;
          tenant_read_id: number;
          time_zone: string;
          unit_id: string;
          unit_label: string;
          unread_count: number | null;
        };
        ComputedFields: never;
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
          answered_at: string | null;
          article: string | null;
          business_days: number | null;
          created_at: string;
          details: string;
          due_on: string | null;
          id: string;
          kind: Database['public']['Enums']['data_request_kind'];
          law: string | null;
          organization_id: string;
          organization_name: string;
          person_name: string | null;
          reviewed_on: string | null;
          status: Database['public']['Enums']['data_request_status'];
          time_zone: string;
          user_id: string | null;
        };
        ComputedFields: never;
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
          decision_id: string | null;
          decision_question: string | null;
          given_at: string;
          giver_id: string | null;
          giver_name: string | null;
          holder_id: string;
          holder_name: string | null;
          id: string;
          organization_id: string;
          property_id: string;
          property_name: string | null;
          revoked_at: string | null;
          unit_id: string | null;
          unit_label: string | null;
        };
        ComputedFields: never;
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
          area_m2: number | null;
          denominator: number | null;
          id: string;
          label: string;
          label_order: string | null;
          numerator: number | null;
          organization_id: string;
          owners: Json | null;
          property_id: string;
        };
        ComputedFields: never;
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
          decision_id: string;
          has_voted: boolean;
          holder_name: string | null;
          id: string;
          is_entered: boolean;
          names: string[] | null;
          of_organization: boolean;
          organization_id: string;
          person_ids: string[];
          proxy_id: string | null;
          unit_id: string | null;
          unit_label: string | null;
          unit_label_order: string | null;
          weight: number;
        };
        ComputedFields: never;
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
          assembly_id: string | null;
          attention: string | null;
          body: string;
          budget_currency: Database['public']['Enums']['currency_code'] | null;
          budget_minor: number | null;
          call: number;
          certified_at: string | null;
          closed_at: string | null;
          closes_at: string | null;
          created_at: string;
          first_call_id: string | null;
          gaps: string[] | null;
          id: string;
          is_secret: boolean;
          kind: Database['public']['Enums']['decision_kind'];
          majority_article: string | null;
          majority_base: Database['public']['Enums']['majority_base'] | null;
          majority_denominator: number | null;
          majority_must_exceed: boolean | null;
          majority_numerator: number | null;
          matter: string;
          max_choices: number;
          opened_at: string | null;
          organization_id: string;
          outcome: string | null;
          property_id: string;
          property_name: string | null;
          question: string;
          quorum_denominator: number | null;
          quorum_numerator: number | null;
          results_shown: Database['public']['Enums']['results_shown'];
          rules_id: string | null;
          score_max: number;
          search_text: string | null;
          seats: number;
          second_call_id: string | null;
          status: Database['public']['Enums']['decision_status'];
          voted: number | null;
          voted_weight: number | null;
          votes: number | null;
          weight: number | null;
          weight_basis: Database['public']['Enums']['vote_weight'] | null;
        };
        ComputedFields: never;
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
          created_at: string;
          decided_at: string | null;
          document_id: string | null;
          due_on: string;
          file_id: string | null;
          file_name: string | null;
          file_type: string | null;
          handed_in_at: string | null;
          handed_in_by: string | null;
          id: string;
          lease_id: string;
          lease_status: Database['public']['Enums']['lease_status'];
          name: string;
          organization_id: string;
          organization_name: string;
          path: string | null;
          property_name: string;
          reason: string;
          refusal: string;
          size_bytes: number | null;
          status: Database['public']['Enums']['document_request_status'];
          time_zone: string;
          unit_label: string;
        };
        ComputedFields: never;
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
          area: Database['public']['Enums']['document_area'];
          created_at: string;
          file_type: string;
          id: string;
          is_shared: boolean;
          kind: Database['public']['Enums']['document_kind'];
          lease_id: string | null;
          name: string;
          name_order: string | null;
          organization_id: string;
          path: string;
          person_id: string | null;
          person_name: string | null;
          property_id: string | null;
          property_name: string | null;
          size_bytes: number;
          unit_id: string | null;
          unit_label: string | null;
        };
        ComputedFields: never;
        Insert: {
          area?: Database['public']['Enums']['document_area'] | null;
          created_at?: string | null;
          file_type?: string | null;
          id?: string | null;
          is_shared?: boolean | null;
          kind?: Database['public']['Enums']['document_kind'] | null;
          lease_id?: string | null;
          name?: string | null;
          name_order?: never;
          organization_id?: string | null;
          path?: string | null;
          person_id?: string | null;
          person_name?: never;
          property_id?: string | null;
          property_name?: never;
          size_bytes?: number | null;
          unit_id?: string | null;
          unit_label?: never;
        };
        Update: {
          area?: Database['public']['Enums']['document_area'] | null;
          created_at?: string | null;
          file_type?: string | null;
          id?: string | null;
          is_shared?: boolean | null;
          kind?: Database['public']['Enums']['document_kind'] | null;
          lease_id?: string | null;
          name?: string | null;
          name_order?: never;
          organization_id?: string | null;
          path?: string | null;
          person_id?: string | null;
          person_name?: never;
          property_id?: string | null;
          property_name?: never;
          size_bytes?: number | null;
          unit_id?: string | null;
          unit_label?: never;
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
          contingency_kind: number | null;
          count: number | null;
          due_by: string | null;
          environment: Database['public']['Enums']['ecf_environment'];
          issuer_id: string;
          oldest_at: string | null;
          organization_id: string;
          problem_count: number | null;
          state: Database['public']['Enums']['ecf_state'];
        };
        ComputedFields: never;
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
          amount_minor: number;
          charge_id: string;
          description: string;
          due_on: string;
          invoice_id: string;
          kind: Database['public']['Enums']['charge_kind'];
          lease_id: string;
          organization_id: string;
          period_end: string | null;
          period_start: string | null;
        };
        ComputedFields: never;
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
          base_minor: number;
          cancellation_reason: string | null;
          cancelled_on: string | null;
          client_id: string;
          client_id_type: Database['public']['Enums']['identity_type'] | null;
          client_name: string;
          created_at: string;
          created_by: string | null;
          currency: Database['public']['Enums']['currency_code'];
          description: string;
          dop_rate: number;
          ecf_approval_state: Database['public']['Enums']['ecf_approval'] | null;
          ecf_contingency: number | null;
          ecf_delivery_state: Database['public']['Enums']['ecf_delivery'] | null;
          ecf_document_id: string | null;
          ecf_due_by: string | null;
          ecf_messages: Json | null;
          ecf_problems: Json | null;
          ecf_replaced_by: string | null;
          ecf_state: Database['public']['Enums']['ecf_state'] | null;
          environment: Database['public']['Enums']['ecf_environment'] | null;
          id: string;
          income_type: string;
          is_counted: boolean;
          is_furnished: boolean | null;
          is_itbis_lost: boolean;
          is_standing: boolean | null;
          isr_to_withhold_minor: number;
          isr_withheld_minor: number | null;
          issued_on: string;
          issuer_id: string;
          itbis_minor: number;
          itbis_to_withhold_minor: number;
          itbis_withheld_minor: number | null;
          lease_id: string;
          modified_issued_on: string | null;
          modified_ncf: string | null;
          modifies_id: string | null;
          ncf: string;
          ncf_expires_on: string | null;
          ncf_kind: Database['public']['Enums']['ncf_kind'];
          number_given_back: boolean;
          on_credit_minor: number;
          organization_id: string;
          paid_card_minor: number;
          paid_cash_minor: number;
          paid_other_minor: number;
          paid_transfer_minor: number;
          property_id: string;
          property_name: string;
          range_id: string;
          rate_source: string;
          reason: string;
          replaces_id: string | null;
          replaces_paper_id: string | null;
          treatment: Database['public']['Enums']['tax_treatment'];
          unit_label: string;
          unit_use: Database['public']['Enums']['unit_use'];
          withheld_on: string | null;
        };
        ComputedFields: never;
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
          created_at: string;
          fiscal_year_end: number;
          is_electronic_issuer: boolean | null;
          itbis_credit_minor: number;
          itbis_credit_month: string | null;
          legal_name: string;
          organization_id: string;
          tax_regime: Database['public']['Enums']['tax_regime'];
          taxpayer_kind: Database['public']['Enums']['taxpayer_kind'] | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string | null;
          fiscal_year_end?: number | null;
          is_electronic_issuer?: never;
          itbis_credit_minor?: number | null;
          itbis_credit_month?: string | null;
          legal_name?: string | null;
          organization_id?: string | null;
          tax_regime?: Database['public']['Enums']['tax_regime'] | null;
          taxpayer_kind?: Database['public']['Enums']['taxpayer_kind'] | null;
          updated_at?: string | null;
        };
        Update: {
          created_at?: string | null;
          fiscal_year_end?: number | null;
          is_electronic_issuer?: never;
          itbis_credit_minor?: number | null;
          itbis_credit_month?: string | null;
          legal_name?: string | null;
          organization_id?: string | null;
          tax_regime?: Database['public']['Enums']['tax_regime'] | null;
          taxpayer_kind?: Database['public']['Enums']['taxpayer_kind'] | null;
          updated_at?: string | null;
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
          account_code: string;
          account_id: string;
          account_kind: Database['public']['Enums']['account_kind'];
          account_name: string;
          amount_minor: number;
          created_at: string;
          currency: Database['public']['Enums']['currency_code'];
          entry_id: string;
          entry_number: number;
          id: number;
          kind: Database['public']['Enums']['journal_kind'];
          lease_id: string | null;
          memo: string;
          occurred_on: string;
          organization_id: string;
          property_id: string | null;
          reverses_entry_id: string | null;
          system_key: string | null;
        };
        ComputedFields: never;
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
          currency: Database['public']['Enums']['currency_code'];
          held_minor: number | null;
          lease_id: string;
          organization_id: string;
          unpaid_minor: number | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      lease_events_list: {
        Row: {
          actor_id: string | null;
          actor_name: string | null;
          created_at: string;
          facts: NonNullable<Json>;
          id: number;
          kind: Database['public']['Enums']['lease_event_kind'];
          lease_id: string;
          organization_id: string;
        };
        ComputedFields: never;
        Insert: {
          actor_id?: string | null;
          actor_name?: never;
          created_at?: string | null;
          facts?: Json | null;
          id?: number | null;
          kind?: Database['public']['Enums']['lease_event_kind'] | null;
          lease_id?: string | null;
          organization_id?: string | null;
        };
        Update: {
          actor_id?: string | null;
          actor_name?: never;
          created_at?: string | null;
          facts?: Json | null;
          id?: number | null;
          kind?: Database['public']['Enums']['lease_event_kind'] | null;
          lease_id?: string | null;
          organization_id?: string | null;
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
          created_at: string;
          id: string;
          is_primary: boolean | null;
          lease_id: string;
          left_on: string | null;
          organization_id: string;
          person_id: string;
          user_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string | null;
          id?: string | null;
          is_primary?: never;
          lease_id?: string | null;
          left_on?: string | null;
          organization_id?: string | null;
          person_id?: string | null;
          user_id?: string | null;
        };
        Update: {
          created_at?: string | null;
          id?: string | null;
          is_primary?: never;
          lease_id?: string | null;
          left_on?: string | null;
          organization_id?: string | null;
          person_id?: string | null;
          user_id?: string | null;
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
          bill_from: string;
          billed_minor: number | null;
          charged_through: string | null;
          created_at: string;
          credit_minor: number | null;
          currency: Database['public']['Enums']['currency_code'];
          deposit_minor: number;
          due_day: number;
          ended_on: string | null;
          ends_on: string;
          id: string;
          is_deposit_held: boolean;
          late_fee_basis_points: number | null;
          late_fee_cap_minor: number | null;
          late_fee_grace_days: number;
          late_fee_kind: Database['public']['Enums']['late_fee_kind'];
          late_fee_minor: number | null;
          municipality: string;
          organization_id: string;
          organization_name: string;
          paid_minor: number | null;
          property_id: string;
          property_name: string;
          proration_method: Database['public']['Enums']['proration_method'];
          province: string;
          receivable_minor: number | null;
          rent_minor: number | null;
          sector: string;
          starts_on: string;
          status: Database['public']['Enums']['lease_status'];
          street: string;
          street_number: string;
          time_zone: string;
          unit_id: string;
          unit_label: string;
          unit_use: Database['public']['Enums']['unit_use'];
        };
        ComputedFields: never;
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
          actor_id: string | null;
          actor_name: string | null;
          body: string;
          created_at: string;
          facts: NonNullable<Json>;
          id: number;
          is_from_tenant: boolean;
          is_internal: boolean;
          kind: Database['public']['Enums']['maintenance_event_kind'];
          lease_id: string | null;
          maintenance_id: string;
          organization_id: string;
        };
        ComputedFields: never;
        Insert: {
          actor_id?: string | null;
          actor_name?: never;
          body?: string | null;
          created_at?: string | null;
          facts?: Json | null;
          id?: number | null;
          is_from_tenant?: boolean | null;
          is_internal?: boolean | null;
          kind?: Database['public']['Enums']['maintenance_event_kind'] | null;
          lease_id?: string | null;
          maintenance_id?: string | null;
          organization_id?: string | null;
        };
        Update: {
          actor_id?: string | null;
          actor_name?: never;
          body?: string | null;
          created_at?: string | null;
          facts?: Json | null;
          id?: number | null;
          is_from_tenant?: boolean | null;
          is_internal?: boolean | null;
          kind?: Database['public']['Enums']['maintenance_event_kind'] | null;
          lease_id?: string | null;
          maintenance_id?: string | null;
          organization_id?: string | null;
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
          access_note: string;
          asset_id: string | null;
          asset_name: string | null;
          assigned_to: string | null;
          assignee_name: string | null;
          category: Database['public']['Enums']['maintenance_category'];
          checklist: Json | null;
          completed_at: string | null;
          created_at: string;
          description: string;
          id: string;
          lease_id: string | null;
          may_enter: boolean;
          number: number;
          organization_id: string;
          priority: Database['public']['Enums']['maintenance_priority'];
          property_id: string;
          property_name: string;
          property_name_order: string | null;
          rating: number | null;
          rating_comment: string;
          reopened_count: number;
          reporter_name: string | null;
          resolve_by: string;
          respond_by: string;
          responded_at: string | null;
          scheduled_on: string | null;
          search_text: string;
          stage: Database['public']['Enums']['maintenance_stage'] | null;
          status: Database['public']['Enums']['maintenance_status'];
          title: string;
          unit_id: string | null;
          unit_label: string | null;
        };
        ComputedFields: never;
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
          attachment_count: number;
          author_id: string;
          author_name: string | null;
          body: string;
          client_id: string;
          conversation_id: string;
          created_at: string;
          id: number;
          is_from_tenant: boolean;
          organization_id: string;
        };
        ComputedFields: never;
        Insert: {
          attachment_count?: number | null;
          author_id?: string | null;
          author_name?: never;
          body?: string | null;
          client_id?: string | null;
          conversation_id?: string | null;
          created_at?: string | null;
          id?: number | null;
          is_from_tenant?: boolean | null;
          organization_id?: string | null;
        };
        Update: {
          attachment_count?: number | null;
          author_id?: string | null;
          author_name?: never;
          body?: string | null;
          client_id?: string | null;
          conversation_id?: string | null;
          created_at?: string | null;
          id?: number | null;
          is_from_tenant?: boolean | null;
          organization_id?: string | null;
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
          created_at: string;
          event: Database['public']['Enums']['notification_event'];
          group_key: string;
          id: string;
          is_muted: boolean | null;
          is_unread: boolean | null;
          lease_id: string | null;
          notification_count: number | null;
          organization_id: string | null;
          parameters: NonNullable<Json>;
          read_at: string | null;
          record_id: string | null;
          record_kind: Database['public']['Enums']['notification_record'] | null;
          snoozed_until: string | null;
          template: string;
          unread_count: number | null;
          user_id: string;
        };
        ComputedFields: never;
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
          acknowledged_at: string | null;
          full_name: string;
          full_name_order: string | null;
          has_account: boolean | null;
          lease_id: string;
          notice_id: string;
          organization_id: string;
          person_id: string;
          property_name: string;
          read_at: string | null;
          unit_label: string;
        };
        ComputedFields: never;
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
          acknowledged_count: number;
          audience: Database['public']['Enums']['notice_audience'];
          body_en: string;
          body_es: string;
          created_at: string;
          expires_at: string | null;
          id: string;
          lease_ids: string[];
          needs_acknowledgement: boolean;
          organization_id: string;
          property_id: string | null;
          property_name: string | null;
          publish_at: string;
          read_count: number;
          recipient_count: number;
          search_text: string;
          state: string | null;
          title_en: string;
          title_es: string;
          unit_ids: string[];
          withdrawn_at: string | null;
        };
        ComputedFields: never;
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
          collected_at: string | null;
          description: string;
          id: string;
          is_from_office: boolean | null;
          lease_id: string;
          noted_at: string;
          noted_by: string | null;
          noted_by_name: string | null;
          organization_id: string;
          property_id: string;
          storage_place: string;
          unit_id: string;
          unit_label: string | null;
        };
        ComputedFields: never;
        Insert: {
          collected_at?: string | null;
          description?: string | null;
          id?: string | null;
          is_from_office?: never;
          lease_id?: string | null;
          noted_at?: string | null;
          noted_by?: string | null;
          noted_by_name?: never;
          organization_id?: string | null;
          property_id?: string | null;
          storage_place?: string | null;
          unit_id?: string | null;
          unit_label?: never;
        };
        Update: {
          collected_at?: string | null;
          description?: string | null;
          id?: string | null;
          is_from_office?: never;
          lease_id?: string | null;
          noted_at?: string | null;
          noted_by?: string | null;
          noted_by_name?: never;
          organization_id?: string | null;
          property_id?: string | null;
          storage_place?: string | null;
          unit_id?: string | null;
          unit_label?: never;
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
          agreed_on: string;
          cancelled_at: string | null;
          created_at: string;
          currency: Database['public']['Enums']['currency_code'];
          due_minor: number | null;
          id: string;
          lease_id: string;
          next_due_on: string | null;
          note: string;
          organization_id: string;
          paid_minor: number | null;
          state: string | null;
          total_minor: number;
        };
        ComputedFields: never;
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
          account_key: string | null;
          account_name: string | null;
          amount_minor: number;
          created_at: string;
          currency: Database['public']['Enums']['currency_code'];
          decided_at: string | null;
          decision_reason: string | null;
          difference_currency: Database['public']['Enums']['currency_code'] | null;
          difference_minor: number | null;
          id: string;
          lease_id: string;
          method: Database['public']['Enums']['payment_method'];
          organization_id: string;
          paid_on: string;
          proof_path: string | null;
          property_id: string;
          property_name: string | null;
          rate: number | null;
          rate_source: string | null;
          rated_on: string | null;
          receipt_id: string | null;
          receipt_number: number | null;
          receipt_voided_at: string | null;
          received_currency: Database['public']['Enums']['currency_code'] | null;
          received_minor: number | null;
          reference: string;
          status: Database['public']['Enums']['payment_status'];
          tenant_name: string | null;
          unapplied_minor: number;
          unit_label: string | null;
        };
        ComputedFields: never;
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
          author_name: string | null;
          body: string;
          created_at: string;
          id: string;
          organization_id: string;
          person_id: string;
        };
        ComputedFields: never;
        Insert: {
          author_name?: never;
          body?: string | null;
          created_at?: string | null;
          id?: string | null;
          organization_id?: string | null;
          person_id?: string | null;
        };
        Update: {
          author_name?: never;
          body?: string | null;
          created_at?: string | null;
          id?: string | null;
          organization_id?: string | null;
          person_id?: string | null;
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
          asset_id: string | null;
          asset_name: string | null;
          assigned_to: string | null;
          assignee_name: string | null;
          category: Database['public']['Enums']['maintenance_category'];
          checklist: string[];
          created_at: string;
          description: string;
          ends_on: string | null;
          every: number;
          id: string;
          is_active: boolean;
          last_error: string | null;
          lead_days: number;
          next_on: string | null;
          organization_id: string;
          priority: Database['public']['Enums']['maintenance_priority'];
          property_id: string;
          property_name: string;
          property_name_order: string | null;
          rhythm: Database['public']['Enums']['preventive_rhythm'];
          search_text: string;
          starts_on: string;
          title: string;
          unit_id: string | null;
          unit_label: string | null;
        };
        ComputedFields: never;
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
          archived_at: string | null;
          cover_path: string | null;
          created_at: string;
          id: string;
          municipality: string;
          municipality_order: string | null;
          name: string;
          name_order: string | null;
          occupied_unit_count: number | null;
          organization_id: string;
          property_type: Database['public']['Enums']['property_type'];
          province: string;
          sector: string;
          street: string;
          street_number: string;
          unit_count: number | null;
        };
        ComputedFields: never;
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
          created_at: string;
          days: number | null;
          decline_reason: string;
          declined_at: string | null;
          email: string;
          expires_at: string;
          given_at: string | null;
          id: string;
          itbis_minor: number | null;
          note: string | null;
          opened_at: string | null;
          organization_id: string;
          photo_paths: string[] | null;
          quote_id: string | null;
          revoked_at: string | null;
          sent_at: string;
          tax: Database['public']['Enums']['quote_tax'] | null;
          total_minor: number | null;
          valid_until: string | null;
          vendor_id: string;
          vendor_name: string | null;
          work_order_id: string;
        };
        ComputedFields: never;
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
          authority_name: string;
          consent_version: string | null;
          consented_at: string | null;
          consented_by: string | null;
          consented_by_name: string | null;
          holder_id: string;
          holder_name: string;
          id: string;
          organization_id: string;
          removed_at: string | null;
          valid_from: string;
          valid_until: string;
        };
        ComputedFields: never;
        Insert: {
          authority_name?: string | null;
          consent_version?: string | null;
          consented_at?: string | null;
          consented_by?: string | null;
          consented_by_name?: never;
          holder_id?: string | null;
          holder_name?: string | null;
          id?: string | null;
          organization_id?: string | null;
          removed_at?: string | null;
          valid_from?: string | null;
          valid_until?: string | null;
        };
        Update: {
          authority_name?: string | null;
          consent_version?: string | null;
          consented_at?: string | null;
          consented_by?: string | null;
          consented_by_name?: never;
          holder_id?: string | null;
          holder_name?: string | null;
          id?: string | null;
          organization_id?: string | null;
          removed_at?: string | null;
          valid_from?: string | null;
          valid_until?: string | null;
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
          credit_minor: number;
          currency: Database['public']['Enums']['currency_code'];
          email: string;
          ends_on: string;
          full_name: string;
          full_name_order: string | null;
          has_left: boolean;
          id: string;
          is_primary: boolean;
          lease_id: string;
          left_on: string | null;
          organization_id: string;
          person_id: string;
          phone: string;
          property_id: string;
          property_name: string;
          property_name_order: string | null;
          receivable_minor: number;
          rent_minor: number | null;
          search_name: string | null;
          search_text: string | null;
          starts_on: string;
          status: Database['public']['Enums']['lease_status'];
          tags: string[] | null;
          unit_id: string;
          unit_label: string;
          user_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          credit_minor?: number | null;
          currency?: Database['public']['Enums']['currency_code'] | null;
          email?: string | null;
          ends_on?: string | null;
          full_name?: string | null;
          full_name_order?: never;
          has_left?: boolean | null;
          id?: string | null;
          is_primary?: boolean | null;
          lease_id?: string | null;
          left_on?: string | null;
          organization_id?: string | null;
          person_id?: string | null;
          phone?: string | null;
          property_id?: string | null;
          property_name?: string | null;
          property_name_order?: never;
          receivable_minor?: number | null;
          rent_minor?: number | null;
          search_name?: never;
          search_text?: never;
          starts_on?: string | null;
          status?: Database['public']['Enums']['lease_status'] | null;
          tags?: never;
          unit_id?: string | null;
          unit_label?: string | null;
          user_id?: string | null;
        };
        Update: {
          credit_minor?: number | null;
          currency?: Database['public']['Enums']['currency_code'] | null;
          email?: string | null;
          ends_on?: string | null;
          full_name?: string | null;
          full_name_order?: never;
          has_left?: boolean | null;
          id?: string | null;
          is_primary?: boolean | null;
          lease_id?: string | null;
          left_on?: string | null;
          organization_id?: string | null;
          person_id?: string | null;
          phone?: string | null;
          property_id?: string | null;
          property_name?: string | null;
          property_name_order?: never;
          receivable_minor?: number | null;
          rent_minor?: number | null;
          search_name?: never;
          search_text?: never;
          starts_on?: string | null;
          status?: Database['public']['Enums']['lease_status'] | null;
          tags?: never;
          unit_id?: string | null;
          unit_label?: string | null;
          user_id?: string | null;
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
          archived_at: string | null;
          area_m2: number | null;
          bathrooms: number | null;
          bedrooms: number | null;
          created_at: string;
          id: string;
          is_leased: boolean | null;
          label: string;
          label_order: string | null;
          lease_ends_on: string | null;
          lease_id: string | null;
          lease_status: Database['public']['Enums']['lease_status'] | null;
          listed_label: string | null;
          listed_property: string | null;
          listed_property_order: string | null;
          market_rent_currency: Database['public']['Enums']['currency_code'] | null;
          market_rent_minor: number | null;
          organization_id: string;
          property_id: string;
          property_name: string | null;
          property_name_order: string | null;
          rent_currency: Database['public']['Enums']['currency_code'] | null;
          rent_minor: number | null;
          tenant_name: string | null;
          unit_use: Database['public']['Enums']['unit_use'];
        };
        ComputedFields: never;
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
          base_minor: number | null;
          bill_count: number | null;
          currency: Database['public']['Enums']['currency_code'];
          itbis_minor: number | null;
          organization_id: string;
          outstanding_minor: number | null;
          total_minor: number | null;
          vendor_id: string;
          withheld_minor: number | null;
          year: number | null;
        };
        ComputedFields: never;
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
          account_id: string | null;
          address: string;
          archived_at: string | null;
          bank_account: string;
          bank_name: string;
          bill_count: number | null;
          created_at: string;
          email: string;
          expense_kind: string | null;
          id: string;
          identity_number: string;
          identity_type: Database['public']['Enums']['identity_type'] | null;
          isr_basis_points: number;
          isr_kind: string | null;
          itbis_withheld_basis_points: number;
          last_billed_on: string | null;
          missing_documents: Database['public']['Enums']['vendor_document_kind'][] | null;
          name: string;
          name_order: string | null;
          organization_id: string;
          phone: string;
        };
        ComputedFields: never;
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
          approved_at: string | null;
          approved_by: string | null;
          approver_name: string | null;
          asked_count: number | null;
          bill_id: string | null;
          bill_status: Database['public']['Enums']['bill_status'] | null;
          bill_total_minor: number | null;
          category: Database['public']['Enums']['maintenance_category'];
          charge_id: string | null;
          charge_reversed_at: string | null;
          charged_minor: number | null;
          created_at: string;
          created_by: string | null;
          currency: Database['public']['Enums']['currency_code'];
          decision_reason: string;
          done_at: string | null;
          done_note: string;
          id: string;
          itbis_minor: number;
          lease_id: string | null;
          maintenance_id: string;
          maintenance_number: number;
          maintenance_title: string;
          net_minor: number | null;
          number: number;
          organization_id: string;
          payer: Database['public']['Enums']['work_order_payer'];
          planned_on: string | null;
          property_id: string;
          property_name: string;
          property_name_order: string | null;
          quote_count: number | null;
          quote_id: string | null;
          scope: string;
          search_text: string;
          status: Database['public']['Enums']['work_order_status'];
          submitted_by: string | null;
          tax: Database['public']['Enums']['quote_tax'];
          title: string;
          total_minor: number | null;
          unit_id: string | null;
          unit_label: string | null;
          vendor_id: string | null;
          vendor_name: string | null;
        };
        ComputedFields: never;
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
      accept_invitation: {
        Args: { p_token: string };
        Returns: Database['public']['Enums']['invitation_kind'];
      };
      accept_quote: {
        Args: { p_override_reason?: string; p_quote_id: string; p_request_id: string };
        Returns: string;
      };
      acknowledge_house_rules: { Args: { p_rules_id: string }; Returns: undefined };
      activate_autopay: {
        Args: { p_card_payment_id: string; p_expires?: string; p_sealed: string };
        Returns: string;
      };
      add_charge: {
        Args: {
          p_amount_minor: number;
          p_description?: string;
          p_due_on: string;
          p_kind: Database['public']['Enums']['charge_kind'];
          p_lease_id: string;
          p_period_end?: string;
          p_period_start?: string;
          p_request_id: string;
        };
        Returns: string;
      };
      add_charges: {
        Args: {
          p_charges: Json;
          p_description?: string;
          p_due_on: string;
          p_kind: Database['public']['Enums']['charge_kind'];
          p_organization_id: string;
          p_period_end?: string;
          p_period_start?: string;
          p_request_id: string;
        };
        Returns: string[];
      };
      add_checklist_item: {
        Args: { p_body: string; p_maintenance_id: string; p_request_id: string };
        Returns: string;
      };
      add_condition_photo: { Args: { p_item_id: string; p_photo_id: string }; Returns: string };
      add_legal_file_event: {
        Args: { p_event: Json; p_event_id: string; p_file_id: string };
        Returns: string;
      };
      add_maintenance_photo: { Args: { p_maintenance_id: string; p_photo_id: string }; Returns: string };
      add_motion: {
        Args: {
          p_assembly_id: string;
          p_decision_id?: string;
          p_item_id: string;
          p_moved_by?: string;
          p_title: string;
        };
        Returns: string;
      };
      add_ncf_range: {
        Args: {
          p_expires_on?: string;
          p_first: number;
          p_for_contingency?: boolean;
          p_issuer_id?: string;
          p_kind: Database['public']['Enums']['ncf_kind'];
          p_last: number;
          p_organization_id: string;
          p_request_id: string;
          p_series: string;
        };
        Returns: string;
      };
      add_post_photo: { Args: { p_photo_id: string; p_post_id: string }; Returns: string };
      add_quote_photo: { Args: { p_client: string; p_photo_id: string; p_token: string }; Returns: string };
      add_recurring_charge: {
        Args: {
          p_amount_minor: number;
          p_description?: string;
          p_ends_on?: string;
          p_kind: Database['public']['Enums']['charge_kind'];
          p_lease_id: string;
          p_request_id: string;
          p_starts_on: string;
        };
        Returns: string;
      };
      add_rent_step: {
        Args: { p_lease_id: string; p_rent_minor: number; p_request_id: string; p_starts_on: string };
        Returns: string;
      };
      add_report_file_part: {
        Args: {
          p_content: string;
          p_entries: number;
          p_id: string;
          p_is_last?: boolean;
          p_last?: Json;
          p_now?: string;
          p_position: number;
        };
        Returns: boolean;
      };
      admin_delete_waitlist_entry: { Args: { p_id: string }; Returns: string };
      admin_export_waitlist: {
        Args: { p_before?: string; p_before_id?: string; p_search?: string; p_state?: string };
        Returns: {
          confirmed_at: string;
          created_at: string;
          email: string;
          id: string;
          language: string;
          source: string;
        }[];
      };
      admin_list_contact_messages: {
        Args: {
          p_before?: string;
          p_before_id?: string;
          p_limit?: number;
          p_search?: string;
          p_state?: string;
        };
        Returns: {
          answered_at: string;
          created_at: string;
          email: string;
          id: string;
          language: string;
          message: string;
          name: string;
          reader: string;
        }[];
      };
      admin_list_users: {
        Args: { p_before?: string; p_before_id?: string; p_limit?: number; p_search?: string };
        Returns: {
          created_at: string;
          email: string;
          full_name: string;
          id: string;
          last_sign_in_at: string;
          user_type: Database['public']['Enums']['user_type'];
        }[];
      };
      admin_list_waitlist: {
        Args: {
          p_before?: string;
          p_before_id?: string;
          p_limit?: number;
          p_search?: string;
          p_state?: string;
        };
        Returns: {
          confirmed_at: string;
          created_at: string;
          email: string;
          id: string;
          language: string;
          source: string;
        }[];
      };
      admin_mark_contact_answered: { Args: { p_id: string; p_is_answered: boolean }; Returns: string };
      admin_overview: {
        Args: Record<PropertyKey, never>;
        Returns: {
          occupied_unit_count: number;
          organization_count: number;
          property_count: number;
          unit_count: number;
          user_count: number;
        }[];
      };
      admin_page_visits: {
        Args: { p_from: string; p_to: string };
        Returns: {
          language: string;
          path: string;
          referrer_host: string;
          visit_count: number;
          visited_on: string;
        }[];
      };
      admin_waitlist_counts: {
        Args: Record<PropertyKey, never>;
        Returns: {
          confirmed_count: number;
          unconfirmed_count: number;
        }[];
      };
      agree_payment_plan: {
        Args: { p_instalments: Json; p_lease_id: string; p_note?: string; p_request_id: string };
        Returns: string;
      };
      agree_work: {
        Args: {
          p_amount_minor: number;
          p_override_reason?: string;
          p_request_id: string;
          p_tax: Database['public']['Enums']['quote_tax'];
          p_vendor_id: string;
          p_work_order_id: string;
        };
        Returns: string;
      };
      announce_requested_file: {
        Args: {
          p_document_request_id: string;
          p_file_id: string;
          p_file_type: string;
          p_name: string;
          p_size_bytes: number;
        };
        Returns: string;
      };
      annul_ecf: { Args: { p_document_id: string; p_request_id: string }; Returns: string };
      answer_data_request: {
        Args: { p_answer: string; p_data_request_id: string; p_is_done: boolean };
        Returns: undefined;
      };
      answer_plan_request: { Args: { p_answer: string; p_plan_request_id: string }; Returns: string };
      answer_received_ecf: {
        Args: { p_is_approved: boolean; p_reason?: string; p_received_id: string };
        Returns: string;
      };
      apply_to_listing: {
        Args: {
          p_applicant: Json;
          p_client: string;
          p_consent_version: string;
          p_language: string;
          p_move_in_on: string;
          p_note: string;
          p_slug: string;
        };
        Returns: string;
      };
      apply_vendor_credit: {
        Args: {
          p_amount_minor: number;
          p_bill_id: string;
          p_credit_id: string;
          p_on?: string;
          p_request_id: string;
        };
        Returns: string;
      };
      archive_conversations: {
        Args: { p_conversation_ids: string[]; p_is_archived: boolean };
        Returns: number;
      };
      area_busy_times: {
        Args: { p_area_id: string; p_from: string; p_to: string };
        Returns: {
          ends_at: string;
          starts_at: string;
        }[];
      };
      ask_about_data: {
        Args: {
          p_data_request_id: string;
          p_details?: string;
          p_kind: Database['public']['Enums']['data_request_kind'];
          p_organization_id: string;
        };
        Returns: string;
      };
      ask_for_document: {
        Args: {
          p_due_on: string;
          p_lease_id: string;
          p_name: string;
          p_reason: string;
          p_request_id: string;
        };
        Returns: string;
      };
      ask_for_quotes: {
        Args: {
          p_emails: string[];
          p_expires_on: string;
          p_language: string;
          p_photo_ids?: string[];
          p_request_id: string;
          p_shows_contact?: boolean;
          p_vendor_ids: string[];
          p_work_order_id: string;
        };
        Returns: number;
      };
      assembly_presence: {
        Args: { p_assembly_id: string };
        Returns: {
          arrived_at: string;
          by_proxy: boolean;
          giver_name: string;
          left_at: string;
          person_name: string;
          unit_label: string;
          weight: number;
        }[];
      };
      assembly_quorum: { Args: { p_assembly_id: string }; Returns: Json };
      assembly_units: {
        Args: { p_assembly_id: string };
        Returns: {
          arrived_at: string;
          attendance_id: string;
          person_id: string;
          person_name: string;
          proxy_id: string;
          stand_ins: Json;
          unit_id: string;
          unit_label: string;
          weight: number;
        }[];
      };
      assistant_caller: { Args: { p_area: string; p_organization_id?: string }; Returns: Json };
      autopay_consent: { Args: { p_language: string }; Returns: Json };
      backdate_rent: {
        Args: {
          p_lease_id: string;
          p_note: string;
          p_rent_minor: number;
          p_request_id: string;
          p_starts_on: string;
        };
        Returns: Json;
      };
      bank_candidates: {
        Args: { p_bank_account_id: string; p_line_ids: string[] };
        Returns: {
          amount_minor: number;
          basis: string;
          detail: string;
          id: string;
          kind: string;
          line_id: string;
          name: string;
          occurred_on: string;
          reference: string;
          similarity: number;
        }[];
      };
      bank_line_matches: {
        Args: { p_bank_account_id: string; p_line_ids: string[] };
        Returns: {
          bill_id: string;
          entry_number: number;
          id: string;
          kind: Database['public']['Enums']['journal_kind'];
          line_id: string;
          name: string;
          payment_id: string;
        }[];
      };
      bank_standing: { Args: { p_bank_account_id: string; p_ends_on: string }; Returns: Json };
      begin_signature: { Args: { p_signer_id: string }; Returns: string };
      bill_work_order: {
        Args: { p_bill: Json; p_lines: Json; p_request_id: string; p_work_order_id: string };
        Returns: string;
      };
      bounce_payment: {
        Args: {
          p_fee_description?: string;
          p_fee_minor?: number;
          p_on?: string;
          p_payment_id: string;
          p_reason: string;
          p_request_id: string;
        };
        Returns: string;
      };
      calendar_clashes: {
        Args: {
          p_assignee?: string;
          p_ends_at?: string;
          p_ends_on?: string;
          p_except_item_id?: string;
          p_organization_id: string;
          p_property_id?: string;
          p_starts_at?: string;
          p_starts_on?: string;
        };
        Returns: Json;
      };
      calendar_entries: {
        Args: {
          p_assignee?: string;
          p_from: string;
          p_kinds?: Database['public']['Enums']['calendar_kind'][];
          p_organization_id: string;
          p_property_id?: string;
          p_to: string;
        };
        Returns: Json;
      };
      call_assembly: { Args: { p_assembly_id: string; p_is_short_notice?: boolean }; Returns: undefined };
      call_decision_again: { Args: { p_decision_id: string; p_new_id: string }; Returns: string };
      call_off_document_request: { Args: { p_document_request_id: string }; Returns: undefined };
      call_off_lease: {
        Args: { p_lease_id: string; p_reason: string; p_request_id: string };
        Returns: string;
      };
      cancel_autopay: { Args: { p_autopay_id: string }; Returns: string };
      cancel_fiscal_invoice: {
        Args: { p_invoice_id: string; p_reason: string; p_request_id: string };
        Returns: string;
      };
      cancel_payment_plan: { Args: { p_plan_id: string; p_request_id: string }; Returns: string };
      cancel_reservation: { Args: { p_reason?: string; p_reservation_id: string }; Returns: undefined };
      cancel_work_order: {
        Args: { p_reason: string; p_request_id: string; p_work_order_id: string };
        Returns: string;
      };
      carry_over_autopay: {
        Args: {
          p_autopay_id: string;
          p_consent_version: string;
          p_language: string;
          p_lease_id: string;
          p_limit_minor: number;
          p_pays_on: number;
          p_request_id: string;
        };
        Returns: string;
      };
      cash_positions: {
        Args: { p_organization_id: string };
        Returns: {
          currency: Database['public']['Enums']['currency_code'];
          deposits_held_minor: number;
          deposits_owed_minor: number;
          keeps_deposits_apart: boolean;
          keeps_owners_apart: boolean;
          owners_due_minor: number;
          owners_held_minor: number;
        }[];
      };
      cast_secret_vote: {
        Args: {
          p_choice: number[];
          p_is_entered?: boolean;
          p_old_choice?: number[];
          p_old_token?: string;
          p_token: string;
          p_vote_id: string;
        };
        Returns: undefined;
      };
      cast_vote: {
        Args: { p_choice: number[]; p_is_entered?: boolean; p_vote_id: string };
        Returns: undefined;
      };
      certify_decision: { Args: { p_decision_id: string }; Returns: undefined };
      change_account: {
        Args: {
          p_account_id: string;
          p_cash_flow_class?: string;
          p_code: string;
          p_held_for?: Database['public']['Enums']['cash_holding'];
          p_is_active?: boolean;
          p_name: string;
          p_subtype: string;
        };
        Returns: string;
      };
      change_autopay: {
        Args: {
          p_autopay_id: string;
          p_consent_version: string;
          p_language: string;
          p_limit_minor: number;
          p_pays_on: number;
        };
        Returns: string;
      };
      change_lease_tenants: {
        Args: { p_lease_id: string; p_person_ids: string[]; p_request_id: string };
        Returns: string;
      };
      change_member_role: {
        Args: {
          p_organization_id: string;
          p_role: Database['public']['Enums']['membership_role'];
          p_user_id: string;
        };
        Returns: Database['public']['Enums']['membership_role'];
      };
      change_recurring_bill: {
        Args: {
          p_ends_on?: string;
          p_is_approved?: boolean;
          p_is_paused: boolean;
          p_recurring_bill_id: string;
        };
        Returns: undefined;
      };
      change_work_order: {
        Args: {
          p_currency: Database['public']['Enums']['currency_code'];
          p_lines: Json;
          p_payer: Database['public']['Enums']['work_order_payer'];
          p_request_id: string;
          p_scope: string;
          p_title: string;
          p_work_order_id: string;
        };
        Returns: string;
      };
      charge_reasons: {
        Args: { p_limit?: number; p_organization_id?: string };
        Returns: {
          amount_minor: number;
          charge_id: string;
          currency: Database['public']['Enums']['currency_code'];
          description: string;
          due_on: string;
          entry_id: string;
          grace_days: number;
          kind: Database['public']['Enums']['charge_kind'];
          lease_id: string;
          organization_id: string;
          property_name: string;
          reason: string;
          reason_method: string;
          reason_minor: number;
          reason_name: string;
          reason_on: string;
          reversed_at: string;
          rule_basis_points: number;
          rule_kind: Database['public']['Enums']['late_fee_kind'];
          rule_minor: number;
          unit_label: string;
        }[];
      };
      charge_work_order: {
        Args: {
          p_amount_minor: number;
          p_description: string;
          p_due_on: string;
          p_request_id: string;
          p_work_order_id: string;
        };
        Returns: string;
      };
      check_checklist_item: { Args: { p_is_done: boolean; p_item_id: string }; Returns: undefined };
      check_tax_form: {
        Args: {
          p_form: Database['public']['Enums']['tax_form'];
          p_issuer_id?: string;
          p_made_id: string;
          p_month: string;
          p_organization_id: string;
        };
        Returns: string;
      };
      claim_ecf_annulments: { Args: { p_limit: number; p_now?: string }; Returns: Json };
      claim_ecf_approvals: { Args: { p_limit?: number; p_now?: string }; Returns: Json };
      claim_ecf_deliveries: { Args: { p_limit?: number; p_now?: string }; Returns: Json };
      claim_ecf_work: { Args: { p_document_id?: string; p_limit: number; p_now?: string }; Returns: Json };
      claim_received_ecf: { Args: { p_limit?: number; p_now?: string }; Returns: Json };
      close_assembly: { Args: { p_assembly_id: string }; Returns: undefined };
      close_decision: { Args: { p_decision_id: string }; Returns: undefined };
      close_legal_file: { Args: { p_file_id: string; p_outcome: string }; Returns: undefined };
      close_my_account: {
        Args: Record<PropertyKey, never>;
        Returns: {
          file_name: string;
        }[];
      };
      close_organization: {
        Args: { p_confirmation: string; p_organization_id: string; p_request_id: string };
        Returns: string;
      };
      close_period: {
        Args: { p_closed_through: string; p_organization_id: string; p_request_id: string };
        Returns: string;
      };
      close_reconciliation: {
        Args: { p_bank_account_id: string; p_closing_minor: number; p_ends_on: string; p_request_id: string };
        Returns: string;
      };
      collect_parcel: { Args: { p_is_collected?: boolean; p_parcel_id: string }; Returns: undefined };
      comment_on_decision: {
        Args: { p_body: string; p_comment_id: string; p_decision_id: string };
        Returns: string;
      };
      complete_calendar_item: {
        Args: { p_is_done: boolean; p_item_id: string; p_occurs_on?: string; p_request_id: string };
        Returns: string;
      };
      confirm_application: { Args: { p_token: string }; Returns: string };
      confirm_condition_report: { Args: { p_report_id: string; p_revision: number }; Returns: undefined };
      confirm_payment: {
        Args: {
          p_account_id?: string;
          p_amount_minor?: number;
          p_payment_id: string;
          p_rate?: number;
          p_rate_source?: string;
          p_rated_on?: string;
          p_received_minor?: number;
          p_request_id: string;
        };
        Returns: string;
      };
      confirm_waitlist: { Args: { p_token: string }; Returns: string };
      confirm_whatsapp_code: { Args: { p_code: string }; Returns: string };
      contract_facts: { Args: { p_lease_id: string }; Returns: Json };
      convert_currency: {
        Args: {
          p_from_account_id: string;
          p_from_currency: Database['public']['Enums']['currency_code'];
          p_from_minor: number;
          p_memo?: string;
          p_occurred_on: string;
          p_organization_id: string;
          p_rate: number;
          p_rate_source: string;
          p_rated_on: string;
          p_request_id: string;
          p_to_account_id: string;
          p_to_minor: number;
        };
        Returns: string;
      };
      copy_budget: {
        Args: {
          p_change_basis_points?: number;
          p_currency: Database['public']['Enums']['currency_code'];
          p_organization_id: string;
          p_property_id: string;
          p_source: string;
          p_source_year: number;
          p_year: number;
        };
        Returns: number;
      };
      correct_bill_receipt: {
        Args: { p_bill_id: string; p_facts: Json; p_request_id: string };
        Returns: string;
      };
      count_calendar_fetch: { Args: { p_organization_id: string }; Returns: undefined };
      count_charges_without_receipt: {
        Args: { p_from: string; p_issuer_id?: string; p_organization_id: string; p_to: string };
        Returns: {
          billed_count: number;
          currency: Database['public']['Enums']['currency_code'];
          missing_count: number;
          missing_minor: number;
          untaxed_count: number;
        }[];
      };
      count_notice_people: {
        Args: { p_notice: Json; p_organization_id: string };
        Returns: {
          people: number;
          with_account: number;
        }[];
      };
      count_recovery_codes: { Args: Record<PropertyKey, never>; Returns: number };
      count_visit: {
        Args: { p_language: string; p_path: string; p_referrer_host?: string };
        Returns: undefined;
      };
      create_account: {
        Args: {
          p_cash_flow_class?: string;
          p_code: string;
          p_held_for?: Database['public']['Enums']['cash_holding'];
          p_name: string;
          p_organization_id: string;
          p_request_id: string;
          p_subtype: string;
        };
        Returns: string;
      };
      create_application: {
        Args: {
          p_applicants: Json;
          p_currency: Database['public']['Enums']['currency_code'];
          p_is_deposit_ready?: boolean;
          p_move_in_on?: string;
          p_note?: string;
          p_property_id: string;
          p_references?: Json;
          p_rent_minor?: number;
          p_request_id: string;
          p_term_months?: number;
          p_unit_id: string;
        };
        Returns: string;
      };
      create_calendar_feed: {
        Args: {
          p_is_own_only?: boolean;
          p_kinds?: Database['public']['Enums']['calendar_kind'][];
          p_lease_id?: string;
          p_name: string;
          p_organization_id: string;
          p_property_id?: string;
          p_request_id: string;
          p_with_names?: boolean;
        };
        Returns: {
          feed_id: string;
          token: string;
        }[];
      };
      create_lease: {
        Args: {
          p_bill_from?: string;
          p_currency: Database['public']['Enums']['currency_code'];
          p_deposit_minor?: number;
          p_due_day: number;
          p_ends_on: string;
          p_is_deposit_held?: boolean;
          p_late_fee_basis_points?: number;
          p_late_fee_cap_minor?: number;
          p_late_fee_grace_days?: number;
          p_late_fee_kind?: Database['public']['Enums']['late_fee_kind'];
          p_late_fee_minor?: number;
          p_person_ids: string[];
          p_proration_method?: Database['public']['Enums']['proration_method'];
          p_rent_minor: number;
          p_request_id: string;
          p_starts_on: string;
          p_unit_id: string;
        };
        Returns: string;
      };
      create_organization: {
        Args: {
          p_default_currency?: Database['public']['Enums']['currency_code'];
          p_kind?: Database['public']['Enums']['organization_kind'];
          p_name: string;
          p_request_id: string;
        };
        Returns: string;
      };
      create_property: {
        Args: {
          p_finances?: Json;
          p_organization_id: string;
          p_owners?: Json;
          p_property: Json;
          p_request_id: string;
          p_units?: Json;
        };
        Returns: string;
      };
      create_recovery_codes: { Args: Record<PropertyKey, never>; Returns: string[] };
      credit_charge: {
        Args: {
          p_amount_minor: number;
          p_charge_id: string;
          p_kind: Database['public']['Enums']['charge_credit_kind'];
          p_on?: string;
          p_reason: string;
          p_request_id: string;
        };
        Returns: string;
      };
      credit_rent_after_end: {
        Args: { p_lease_id: string; p_note: string; p_request_id: string };
        Returns: Json;
      };
      data_looks: {
        Args: { p_organization_id: string };
        Returns: {
          action: string;
          actor_name: string;
          at: string;
          role: Database['public']['Enums']['membership_role'];
        }[];
      };
      data_readers: {
        Args: { p_organization_id: string };
        Returns: {
          member_count: number;
          role: Database['public']['Enums']['membership_role'];
        }[];
      };
      decide_application: {
        Args: {
          p_application_id: string;
          p_decision: Database['public']['Enums']['application_status'];
          p_reason?: string;
          p_request_id: string;
        };
        Returns: string;
      };
      decide_bill: {
        Args: { p_bill_id: string; p_is_approved: boolean; p_reason?: string; p_request_id: string };
        Returns: string;
      };
      decide_document_request: {
        Args: { p_document_request_id: string; p_file_id: string; p_is_accepted: boolean; p_reason?: string };
        Returns: undefined;
      };
      decide_reservation: {
        Args: { p_is_confirmed: boolean; p_reason?: string; p_reservation_id: string };
        Returns: undefined;
      };
      decide_work_order: {
        Args: { p_is_approved: boolean; p_reason?: string; p_request_id: string; p_work_order_id: string };
        Returns: string;
      };
      decision_gaps: { Args: { p_decision_id: string }; Returns: string[] };
      decision_result: { Args: { p_decision_id: string }; Returns: Json };
      decline_quote: { Args: { p_client: string; p_reason: string; p_token: string }; Returns: undefined };
      delete_bill: { Args: { p_bill_id: string }; Returns: undefined };
      delete_calendar_item: {
        Args: { p_item_id: string; p_occurs_on?: string; p_request_id: string };
        Returns: string;
      };
      delete_lease_draft: { Args: { p_lease_id: string; p_request_id: string }; Returns: string };
      deposit_accounts: {
        Args: { p_organization_id: string };
        Returns: {
          account_name: string;
          balance_minor: number;
          currency: Database['public']['Enums']['currency_code'];
          owed_minor: number;
        }[];
      };
      discard_decision: { Args: { p_decision_id: string }; Returns: undefined };
      distribute_to_owners: {
        Args: {
          p_account_id?: string;
          p_currency: Database['public']['Enums']['currency_code'];
          p_is_beyond_due?: boolean;
          p_method?: Database['public']['Enums']['payment_method'];
          p_paid_on: string;
          p_parts: Json;
          p_property_id: string;
          p_rate?: number;
          p_rate_source?: string;
          p_rated_on?: string;
          p_reference?: string;
          p_request_id: string;
        };
        Returns: string[];
      };
      draft_renewal: {
        Args: {
          p_deposit_minor?: number;
          p_due_day?: number;
          p_ends_on: string;
          p_lease_id: string;
          p_person_ids?: string[];
          p_rent_minor: number;
          p_request_id: string;
          p_starts_on: string;
        };
        Returns: string;
      };
      end_contingency: { Args: { p_ends_on: string; p_id: string }; Returns: string };
      end_program_grant: { Args: { p_grant_id: string }; Returns: undefined };
      end_recurring_charge: { Args: { p_ends_on: string; p_recurring_charge_id: string }; Returns: string };
      end_sessions: { Args: { p_session_id?: string }; Returns: number };
      enqueue_mail: {
        Args: {
          p_dedupe_key: string;
          p_language: string;
          p_parameters: Json;
          p_reply_to?: string;
          p_template: string;
          p_to: string;
        };
        Returns: string;
      };
      entry_sources: {
        Args: { p_entry_ids: string[]; p_organization_id: string };
        Returns: {
          bill_id: string;
          charge_id: string;
          entry_id: string;
          payment_id: string;
        }[];
      };
      export_entries: {
        Args: {
          p_account_id?: string;
          p_after_number?: number;
          p_after_on?: string;
          p_currency: Database['public']['Enums']['currency_code'];
          p_format: Database['public']['Enums']['export_format'];
          p_from: string;
          p_is_only_new: boolean;
          p_limit?: number;
          p_organization_id: string;
          p_through_number: number;
          p_to: string;
        };
        Returns: {
          dop_rate: number;
          entry_number: number;
          kind: Database['public']['Enums']['journal_kind'];
          lines: Json;
          memo: string;
          occurred_on: string;
        }[];
      };
      export_my_data: { Args: Record<PropertyKey, never>; Returns: Json };
      file_tax_form: {
        Args: {
          p_form: Database['public']['Enums']['tax_form'];
          p_issuer_id?: string;
          p_made_id: string;
          p_month: string;
          p_organization_id: string;
        };
        Returns: string;
      };
      finance_overview: {
        Args: { p_compared_month: string; p_month: string; p_organization_id: string };
        Returns: Json;
      };
      find_ecf_again: {
        Args: { p_encf: string; p_issuer_id: string; p_sender_tax_id: string };
        Returns: Json;
      };
      find_ecf_receiver: { Args: { p_client: string; p_slug: string }; Returns: Json };
      find_listing_photo: { Args: { p_name: string; p_slug: string }; Returns: string };
      find_organization_of: { Args: { p_id: string }; Returns: string };
      find_own_ecf_receiver: { Args: { p_organization_id: string; p_tax_id: string }; Returns: Json };
      find_proxy_holder: {
        Args: { p_email: string; p_property_id: string };
        Returns: {
          full_name: string;
          person_id: string;
        }[];
      };
      finish_bureau_check: {
        Args: { p_bureau_reference?: string; p_check_id: string; p_outcome: string; p_summary?: string };
        Returns: undefined;
      };
      finish_work: {
        Args: { p_note?: string; p_request_id: string; p_work_order_id: string };
        Returns: string;
      };
      first_steps: {
        Args: { p_organization_id: string };
        Returns: {
          has_invited: boolean;
          has_tax_profile: boolean;
          has_team: boolean;
          has_unit: boolean;
          lease_id: string;
          paid_on: string;
          payment_id: string;
          receipt_id: string;
          receipt_number: number;
          says_how_to_pay: boolean;
          uninvited_lease_id: string;
        }[];
      };
      forecast_inputs: { Args: { p_organization_id: string }; Returns: Json };
      forget_autopay_card: { Args: { p_autopay_id: string }; Returns: undefined };
      forget_push_device: { Args: { p_answer?: string; p_id: string }; Returns: undefined };
      forget_removed_files: { Args: { p_ids: number[] }; Returns: undefined };
      give_notice: {
        Args: {
          p_given_by: Database['public']['Enums']['notice_party'];
          p_given_on: string;
          p_lease_id: string;
          p_leaves_on: string;
          p_reason?: string;
          p_rent_note?: string;
          p_request_id: string;
        };
        Returns: string;
      };
      give_proxy: {
        Args: {
          p_decision_id?: string;
          p_giver_id: string;
          p_holder_id: string;
          p_property_id: string;
          p_proxy_id: string;
          p_unit_id?: string;
        };
        Returns: string;
      };
      give_quote: {
        Args: {
          p_amount_minor: number;
          p_client: string;
          p_days: number;
          p_note: string;
          p_tax: Database['public']['Enums']['quote_tax'];
          p_token: string;
          p_valid_until: string;
        };
        Returns: undefined;
      };
      give_whatsapp_consent: {
        Args: { p_consent_version: string; p_language: string; p_phone: string };
        Returns: string;
      };
      grant_program: {
        Args: {
          p_challenge: string;
          p_client_id: string;
          p_code_hash: string;
          p_grant_id: string;
          p_organization_id: string;
          p_redirect_uri: string;
          p_scopes: Database['public']['Enums']['program_scope'][];
          p_sealed: string;
        };
        Returns: string;
      };
      hand_in_requested_file: { Args: { p_file_id: string }; Returns: string };
      home_overview: {
        Args: {
          p_ends_until: string;
          p_first_month: string;
          p_organization_id: string;
          p_size: number;
          p_today: string;
        };
        Returns: Json;
      };
      house_rule_readers: {
        Args: { p_property_id: string };
        Returns: {
          acknowledged_at: string;
          full_name: string;
          lease_tenant_id: string;
          unit_label: string;
        }[];
      };
      ignore_bank_line: { Args: { p_bank_line_id: string; p_reason: string }; Returns: undefined };
      import_bank_lines: {
        Args: { p_bank_account_id: string; p_file_name: string; p_lines: Json; p_request_id: string };
        Returns: Json;
      };
      import_calendar_items: {
        Args: { p_items: Json; p_organization_id: string; p_request_id: string };
        Returns: Json;
      };
      import_portfolio: {
        Args: { p_files: Json; p_is_trial?: boolean; p_organization_id: string; p_request_id: string };
        Returns: Json;
      };
      import_units: {
        Args: { p_is_trial?: boolean; p_organization_id: string; p_request_id: string; p_rows: Json };
        Returns: Json;
      };
      inherit_late_fee: { Args: { p_is_inherited: boolean; p_lease_id: string }; Returns: string };
      invite_member: {
        Args: {
          p_email: string;
          p_organization_id: string;
          p_request_id: string;
          p_role: Database['public']['Enums']['membership_role'];
        };
        Returns: {
          email: string;
          expires_at: string;
          invitation_id: string;
          token: string;
        }[];
      };
      invite_owner: {
        Args: { p_person_id: string; p_request_id: string };
        Returns: {
          email: string;
          expires_at: string;
          invitation_id: string;
          token: string;
        }[];
      };
      invite_tenant: {
        Args: { p_lease_tenant_id: string; p_request_id: string };
        Returns: {
          email: string;
          expires_at: string;
          invitation_id: string;
          token: string;
        }[];
      };
      invoices_withheld: {
        Args: { p_from: string; p_issuer_id?: string; p_organization_id: string; p_to: string };
        Returns: {
          base_minor: number;
          cancellation_reason: string | null;
          cancelled_on: string | null;
          client_id: string;
          client_id_type: Database['public']['Enums']['identity_type'] | null;
          client_name: string;
          created_at: string;
          created_by: string | null;
          currency: Database['public']['Enums']['currency_code'];
          description: string;
          dop_rate: number;
          ecf_approval_state: Database['public']['Enums']['ecf_approval'] | null;
          ecf_contingency: number | null;
          ecf_delivery_state: Database['public']['Enums']['ecf_delivery'] | null;
          ecf_document_id: string | null;
          ecf_due_by: string | null;
          ecf_messages: Json | null;
          ecf_problems: Json | null;
          ecf_replaced_by: string | null;
          ecf_state: Database['public']['Enums']['ecf_state'] | null;
          environment: Database['public']['Enums']['ecf_environment'] | null;
          id: string;
          income_type: string;
          is_counted: boolean;
          is_furnished: boolean | null;
          is_itbis_lost: boolean;
          is_standing: boolean | null;
          isr_to_withhold_minor: number;
          isr_withheld_minor: number | null;
          issued_on: string;
          issuer_id: string;
          itbis_minor: number;
          itbis_to_withhold_minor: number;
          itbis_withheld_minor: number | null;
          lease_id: string;
          modified_issued_on: string | null;
          modified_ncf: string | null;
          modifies_id: string | null;
          ncf: string;
          ncf_expires_on: string | null;
          ncf_kind: Database['public']['Enums']['ncf_kind'];
          number_given_back: boolean;
          on_credit_minor: number;
          organization_id: string;
          paid_card_minor: number;
          paid_cash_minor: number;
          paid_other_minor: number;
          paid_transfer_minor: number;
          property_id: string;
          property_name: string;
          range_id: string;
          rate_source: string;
          reason: string;
          replaces_id: string | null;
          replaces_paper_id: string | null;
          treatment: Database['public']['Enums']['tax_treatment'];
          unit_label: string;
          unit_use: Database['public']['Enums']['unit_use'];
          withheld_on: string | null;
        }[];
        SetofOptions: {
          from: '*';
          to: 'fiscal_invoices_list';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      issue_credit_note: {
        Args: { p_charge_ids: string[]; p_invoice_id: string; p_reason: string; p_request_id: string };
        Returns: string;
      };
      issue_debit_note: {
        Args: {
          p_charge_ids: string[];
          p_dop_rate?: number;
          p_invoice_id: string;
          p_isr_to_withhold_minor?: number;
          p_itbis_to_withhold_minor?: number;
          p_rate_source?: string;
          p_reason: string;
          p_request_id: string;
        };
        Returns: string;
      };
      issue_fiscal_invoice: {
        Args: {
          p_charge_ids: string[];
          p_client_id?: string;
          p_client_id_type?: Database['public']['Enums']['identity_type'];
          p_client_name: string;
          p_dop_rate?: number;
          p_income_type?: string;
          p_isr_to_withhold_minor?: number;
          p_itbis_to_withhold_minor?: number;
          p_kind: Database['public']['Enums']['ncf_kind'];
          p_rate_source?: string;
          p_request_id: string;
          p_treatment: Database['public']['Enums']['tax_treatment'];
        };
        Returns: string;
      };
      issue_purchase_receipt: {
        Args: { p_bill_id: string; p_kind: Database['public']['Enums']['ncf_kind']; p_request_id: string };
        Returns: string;
      };
      join_waitlist: {
        Args: { p_client: string; p_email: string; p_language: string; p_source: string };
        Returns: undefined;
      };
      keep_authority_token: {
        Args: {
          p_certificate_id: string;
          p_environment: Database['public']['Enums']['ecf_environment'];
          p_expires_at?: string;
          p_sealed?: string;
        };
        Returns: undefined;
      };
      keep_ecf_again: { Args: { p_file: string; p_received_id: string }; Returns: string };
      keep_ecf_approval: { Args: { p_file: string; p_received_id: string }; Returns: string };
      keep_ecf_directory: {
        Args: {
          p_entry: Json;
          p_environment: Database['public']['Enums']['ecf_environment'];
          p_tax_id: string;
        };
        Returns: undefined;
      };
      keep_log_checkpoint: {
        Args: { p_note: string; p_organization_id: string; p_size: number };
        Returns: undefined;
      };
      keep_made_tax_form: {
        Args: {
          p_content: string;
          p_file_name: string;
          p_form: Database['public']['Enums']['tax_form'];
          p_has_errors: boolean;
          p_issuer_id?: string;
          p_month: string;
          p_organization_id: string;
          p_row_count: number;
        };
        Returns: string;
      };
      keep_mail_content: { Args: { p_content: Json; p_id: string }; Returns: Json };
      keep_program_session: {
        Args: { p_grant_id: string; p_sealed: string; p_was: string };
        Returns: boolean;
      };
      late_fees_paid_in_time: {
        Args: { p_amount_minor: number; p_lease_id: string; p_paid_on: string };
        Returns: {
          amount_minor: number;
          charge_id: string;
          due_on: string;
          period_end: string;
          period_start: string;
        }[];
      };
      lease_cohorts: {
        Args: { p_organization_id: string; p_property_ids?: string[]; p_today: string };
        Returns: {
          months: number;
          reached_count: number;
          starts_on: string;
          staying_count: number;
          tenancy_count: number;
        }[];
      };
      lease_exchange_rate: {
        Args: { p_lease_id: string };
        Returns: {
          rate: number;
          rated_on: string;
          source: string;
        }[];
      };
      lease_overview: { Args: { p_lease_id: string }; Returns: Json };
      leave_organization: { Args: { p_organization_id: string; p_request_id: string }; Returns: string };
      leave_owner_mail: { Args: { p_token: string }; Returns: string };
      leave_waitlist: { Args: { p_token: string }; Returns: string };
      link_application_lease: { Args: { p_application_id: string; p_lease_id: string }; Returns: string };
      list_account_obstacles: {
        Args: Record<PropertyKey, never>;
        Returns: {
          name: string;
          organization_id: string;
          reason: string;
        }[];
      };
      list_activity: {
        Args: { p_before?: number; p_limit?: number; p_organization_id: string; p_tables?: string[] };
        Returns: {
          action: string;
          actor_id: string;
          actor_name: string;
          at: string;
          changes: Json;
          facts: Json;
          id: number;
          row_id: string;
          subject: string;
          table_name: string;
        }[];
      };
      list_ecf_files: {
        Args: {
          p_after_id?: string;
          p_environment: Database['public']['Enums']['ecf_environment'];
          p_from: string;
          p_issuer_id: string;
          p_limit?: number;
          p_organization_id: string;
          p_to: string;
        };
        Returns: {
          content: string;
          created_at: string;
          direction: string;
          encf: string;
          id: string;
          is_received: boolean;
          issued_on: string;
          kind: string;
          ncf_kind: Database['public']['Enums']['ncf_kind'];
          other_tax_id: string;
          sha256: string;
          state: string;
          total_minor: number;
        }[];
      };
      list_journal: {
        Args: {
          p_account_id?: string;
          p_before_number?: number;
          p_from?: string;
          p_kinds?: Database['public']['Enums']['journal_kind'][];
          p_lease_id?: string;
          p_limit?: number;
          p_max_minor?: number;
          p_min_minor?: number;
          p_organization_id: string;
          p_property_id?: string;
          p_text?: string;
          p_to?: string;
        };
        Returns: {
          charge_id: string;
          created_at: string;
          entry_number: number;
          id: string;
          kind: Database['public']['Enums']['journal_kind'];
          lease_id: string;
          lines: Json;
          memo: string;
          occurred_on: string;
          payment_id: string;
          reversed_by_number: number;
          reverses_kind: Database['public']['Enums']['journal_kind'];
          reverses_number: number;
        }[];
      };
      list_log: {
        Args: { p_before?: number; p_limit?: number; p_organization_id: string };
        Returns: {
          at: string;
          facts: string;
          kind: string;
          position: number;
          record_id: string;
        }[];
      };
      list_members: {
        Args: { p_organization_id: string };
        Returns: {
          email: string;
          full_name: string;
          has_second_factor: boolean;
          joined_at: string;
          role: Database['public']['Enums']['membership_role'];
          user_id: string;
        }[];
      };
      list_organizations_for_jobs: { Args: { p_after: string; p_limit: number }; Returns: string[] };
      list_preventive_days: {
        Args: { p_plan_id: string };
        Returns: {
          due_on: string;
          is_skipped: boolean;
          maintenance_id: string;
          planned_on: string;
          reason: string;
          request_number: number;
          request_status: Database['public']['Enums']['maintenance_status'];
        }[];
      };
      list_program_grants: {
        Args: Record<PropertyKey, never>;
        Returns: {
          created_at: string;
          id: string;
          last_used_at: string;
          name: string;
          organization_id: string;
          organization_name: string;
          redirect_host: string;
          scopes: Database['public']['Enums']['program_scope'][];
        }[];
      };
      list_published_listings: { Args: { p_limit?: number }; Returns: Json };
      list_security_events: {
        Args: { p_before_id?: number; p_limit?: number };
        Returns: {
          at: string;
          id: number;
          is_this_session: boolean;
          kind: Database['public']['Enums']['security_event_kind'];
          user_agent: string;
        }[];
      };
      list_sessions: {
        Args: Record<PropertyKey, never>;
        Returns: {
          created_at: string;
          id: string;
          is_current: boolean;
          last_used_at: string;
          user_agent: string;
        }[];
      };
      log_consistency: {
        Args: { p_new_size: number; p_old_size: number; p_organization_id: string };
        Returns: string[];
      };
      log_proof: { Args: { p_kind: string; p_organization_id: string; p_record_id: string }; Returns: Json };
      mail_analysis: {
        Args: { p_client: string; p_email: string; p_facts: Json; p_language: string; p_query: string };
        Returns: undefined;
      };
      mail_invitation: {
        Args: { p_language: string; p_request_id: string; p_token: string };
        Returns: string;
      };
      maintenance_costs: {
        Args: { p_from: string; p_organization_id: string; p_to: string };
        Returns: {
          account_id: string;
          amount_minor: number;
          currency: Database['public']['Enums']['currency_code'];
          property_id: string;
          property_name: string;
          unit_id: string;
          unit_label: string;
        }[];
      };
      maintenance_counts: {
        Args: { p_from: string; p_organization_id: string; p_to: string };
        Returns: {
          category: Database['public']['Enums']['maintenance_category'];
          completed_count: number;
          hours_to_resolve: number;
          property_id: string;
          property_name: string;
          request_count: number;
          unit_id: string;
          unit_label: string;
        }[];
      };
      maintenance_workers: {
        Args: { p_organization_id: string };
        Returns: {
          full_name: string;
          user_id: string;
        }[];
      };
      make_ecf_seed: { Args: { p_issuer_id: string }; Returns: string };
      make_received_bill: { Args: { p_received_id: string }; Returns: string };
      mark_conversation_read: { Args: { p_conversation_id: string; p_through: number }; Returns: undefined };
      mark_message_failed: {
        Args: { p_error: string; p_id: string; p_is_final?: boolean; p_retry_after_seconds?: number };
        Returns: undefined;
      };
      mark_message_sent: { Args: { p_id: string; p_provider_id: string }; Returns: undefined };
      mark_ncf_unusable: {
        Args: {
          p_day: string;
          p_first: number;
          p_last: number;
          p_range_id: string;
          p_reason: string;
          p_request_id: string;
        };
        Returns: string;
      };
      mark_notifications_read: {
        Args: { p_group_key?: string; p_ids?: string[]; p_through?: string };
        Returns: string[];
      };
      mark_notifications_unread: { Args: { p_ids: string[] }; Returns: string[] };
      match_bank_line: {
        Args: { p_bank_line_id: string; p_parts: Json; p_request_id: string };
        Returns: string;
      };
      measure_records: {
        Args: { p_after: string; p_keys: Json; p_organization_id: string; p_question: Json; p_size: number };
        Returns: Json;
      };
      measures: { Args: { p_organization_id: string; p_questions: Json }; Returns: Json };
      meter_payer: {
        Args: { p_meter_id: string; p_read_on: string };
        Returns: {
          currency: Database['public']['Enums']['currency_code'];
          is_counted: boolean;
          lease_id: string;
          starts_on: string;
          tenant_name: string;
        }[];
      };
      moderate_post: {
        Args: { p_is_hidden: boolean; p_post_id: string; p_reason?: string };
        Returns: undefined;
      };
      move_calendar_entry: {
        Args: {
          p_key: string;
          p_organization_id: string;
          p_request_id: string;
          p_starts_at?: string;
          p_starts_on?: string;
        };
        Returns: string;
      };
      move_calendar_item: {
        Args: {
          p_ends_at?: string;
          p_ends_on?: string;
          p_item_id: string;
          p_occurs_on?: string;
          p_request_id: string;
          p_starts_at?: string;
          p_starts_on?: string;
        };
        Returns: string;
      };
      move_cash: {
        Args: {
          p_amount_minor: number;
          p_currency: Database['public']['Enums']['currency_code'];
          p_from_account_id: string;
          p_memo?: string;
          p_moved_on: string;
          p_organization_id: string;
          p_property_id?: string;
          p_request_id: string;
          p_to_account_id: string;
        };
        Returns: string;
      };
      move_maintenance: {
        Args: {
          p_maintenance_id: string;
          p_note?: string;
          p_request_id: string;
          p_status: Database['public']['Enums']['maintenance_status'];
        };
        Returns: string;
      };
      move_to_unit: {
        Args: {
          p_currency?: Database['public']['Enums']['currency_code'];
          p_deposit_minor?: number;
          p_due_day?: number;
          p_ends_on: string;
          p_lease_id: string;
          p_moves_on: string;
          p_rent_minor: number;
          p_rent_note?: string;
          p_request_id: string;
          p_unit_id: string;
        };
        Returns: string;
      };
      mute_record: {
        Args: { p_record_id: string; p_record_kind: Database['public']['Enums']['notification_record'] };
        Returns: undefined;
      };
      my_areas: {
        Args: Record<PropertyKey, never>;
        Returns: {
          is_member: boolean;
          is_tenant: boolean;
          last_area: string;
        }[];
      };
      my_calendar: { Args: { p_from: string; p_lease_id: string; p_to: string }; Returns: Json };
      my_carriable_autopays: {
        Args: Record<PropertyKey, never>;
        Returns: {
          autopay_id: string;
          card_last4: string;
          currency: Database['public']['Enums']['currency_code'];
          due_day: number;
          ends_on: string;
          landlord: string;
          lease_id: string;
          limit_minor: number;
          minimum_minor: number;
          pays_on: number;
          property_name: string;
          rent_minor: number;
          starts_on: string;
          unit_label: string;
        }[];
      };
      my_contracts: {
        Args: Record<PropertyKey, never>;
        Returns: {
          full_name: string;
          kind: Database['public']['Enums']['contract_kind'];
          landlord: string;
          lease_id: string;
          number: number;
          property: string;
          role: Database['public']['Enums']['signer_role'];
          sent_at: string;
          signed_at: string;
          signer_id: string;
          status: Database['public']['Enums']['contract_status'];
          unit: string;
          version_id: string;
        }[];
      };
      my_decision_buildings: {
        Args: Record<PropertyKey, never>;
        Returns: {
          has_vote: boolean;
          organization_id: string;
          organization_name: string;
          property_id: string;
          property_name: string;
          proxies_allowed: boolean;
          proxies_may_split: boolean;
          time_zone: string;
        }[];
      };
      my_decisions: {
        Args: { p_before?: string; p_before_id?: string; p_limit?: number };
        Returns: {
          assembly_id: string;
          cast_count: number;
          closed_at: string;
          closes_at: string;
          id: string;
          is_secret: boolean;
          opened_at: string;
          organization_id: string;
          outcome: string;
          property_id: string;
          property_name: string;
          question: string;
          status: Database['public']['Enums']['decision_status'];
          time_zone: string;
          vote_count: number;
        }[];
      };
      my_deposits: {
        Args: Record<PropertyKey, never>;
        Returns: {
          account_name: string;
          came_minor: number;
          came_on: string;
          currency: Database['public']['Enums']['currency_code'];
          entry_id: string;
          held_minor: number;
          is_apart: boolean;
          lease_id: string;
          organization_id: string;
          organization_name: string;
          property_name: string;
          unit_label: string;
          unpaid_minor: number;
        }[];
      };
      my_document_requests: {
        Args: Record<PropertyKey, never>;
        Returns: {
          created_at: string;
          decided_at: string | null;
          document_id: string | null;
          due_on: string;
          file_id: string | null;
          file_name: string | null;
          file_type: string | null;
          handed_in_at: string | null;
          handed_in_by: string | null;
          id: string;
          lease_id: string;
          lease_status: Database['public']['Enums']['lease_status'];
          name: string;
          organization_id: string;
          organization_name: string;
          path: string | null;
          property_name: string;
          reason: string;
          refusal: string;
          size_bytes: number | null;
          status: Database['public']['Enums']['document_request_status'];
          time_zone: string;
          unit_label: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'document_requests_list';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      my_latest_conversations: { Args: { p_count?: number; p_message_count?: number }; Returns: Json };
      my_leases: { Args: Record<PropertyKey, never>; Returns: Json };
      my_log_heads: {
        Args: Record<PropertyKey, never>;
        Returns: {
          name: string;
          note: string;
          organization_id: string;
        }[];
      };
      my_notices: {
        Args: Record<PropertyKey, never>;
        Returns: {
          acknowledged_at: string;
          body_en: string;
          body_es: string;
          expires_at: string;
          id: string;
          lease_id: string;
          needs_acknowledgement: boolean;
          organization_id: string;
          organization_name: string;
          publish_at: string;
          read_at: string;
          time_zone: string;
          title_en: string;
          title_es: string;
        }[];
      };
      my_proxies: {
        Args: Record<PropertyKey, never>;
        Returns: {
          decision_id: string;
          given_at: string;
          giver_name: string;
          holder_name: string;
          id: string;
          is_given: boolean;
          property_id: string;
          property_name: string;
          question: string;
          unit_label: string;
        }[];
      };
      my_test_messages: {
        Args: Record<PropertyKey, never>;
        Returns: {
          channel: Database['public']['Enums']['notification_channel'];
          created_at: string;
          device_id: string;
          id: string;
          next_attempt_at: string;
          notification_id: string;
          sent_at: string;
          steps: Json;
        }[];
      };
      my_votes: {
        Args: { p_decision_id: string };
        Returns: {
          by_proxy: boolean;
          choice: number[];
          has_voted: boolean;
          is_entered: boolean;
          is_held_by_other: boolean;
          unit_label: string;
          vote_id: string;
          weight: number;
        }[];
      };
      my_votes_by_rules: {
        Args: { p_property_id: string };
        Returns: {
          person_id: string;
          unit_id: string;
          unit_label: string;
        }[];
      };
      my_waiting_counts: { Args: Record<PropertyKey, never>; Returns: Json };
      neighbour_units: {
        Args: { p_property_id: string };
        Returns: {
          id: string;
          label: string;
        }[];
      };
      note_parcel: {
        Args: {
          p_description: string;
          p_parcel_id: string;
          p_property_id: string;
          p_storage_place?: string;
          p_unit_id: string;
        };
        Returns: string;
      };
      note_received_fault: { Args: { p_fault: string; p_received_id: string }; Returns: undefined };
      note_test_shown: { Args: { p_message_id: string }; Returns: undefined };
      note_timer_run: { Args: { p_timer: string }; Returns: undefined };
      note_whatsapp_problem: { Args: { p_phone_number_id: string; p_problem: string }; Returns: undefined };
      open_card_payment: {
        Args: { p_id: string; p_reference: string; p_secret: string };
        Returns: undefined;
      };
      open_decision: { Args: { p_closes_at?: string; p_decision_id: string }; Returns: undefined };
      open_invitation: {
        Args: { p_key: string; p_token: string };
        Returns: {
          email: string;
          kind: Database['public']['Enums']['invitation_kind'];
        }[];
      };
      open_legal_file: {
        Args: {
          p_file_id: string;
          p_kind: Database['public']['Enums']['legal_file_kind'];
          p_lease_id: string;
        };
        Returns: string;
      };
      open_maintenance: {
        Args: {
          p_asset_id?: string;
          p_category: Database['public']['Enums']['maintenance_category'];
          p_description?: string;
          p_is_shared?: boolean;
          p_priority: Database['public']['Enums']['maintenance_priority'];
          p_property_id: string;
          p_request_id: string;
          p_title: string;
          p_unit_id: string;
        };
        Returns: string;
      };
      open_work_order: {
        Args: {
          p_currency: Database['public']['Enums']['currency_code'];
          p_lines?: Json;
          p_maintenance_id: string;
          p_payer: Database['public']['Enums']['work_order_payer'];
          p_request_id: string;
          p_scope: string;
          p_title: string;
        };
        Returns: string;
      };
      order_property_photos: { Args: { p_photo_ids: string[]; p_property_id: string }; Returns: undefined };
      order_work: {
        Args: {
          p_email?: string;
          p_language?: string;
          p_planned_on?: string;
          p_request_id: string;
          p_work_order_id: string;
        };
        Returns: string;
      };
      override_application_score: {
        Args: { p_application_id: string; p_note?: string; p_request_id: string; p_score?: number };
        Returns: string;
      };
      owner_balances: {
        Args: { p_as_of: string; p_property_id: string };
        Returns: {
          currency: Database['public']['Enums']['currency_code'];
          drawn_minor: number;
          due_minor: number;
          earned_minor: number;
          identity_number: string;
          owner_key: string;
          owner_name: string;
          share_basis_points: number;
          withheld_minor: number;
        }[];
      };
      pass_on_bill: {
        Args: {
          p_bill_id: string;
          p_description: string;
          p_due_on: string;
          p_kind: Database['public']['Enums']['charge_kind'];
          p_line_ids: string[];
          p_method: string;
          p_parts: Json;
          p_request_id: string;
        };
        Returns: string;
      };
      pay_bill: {
        Args: {
          p_account_id?: string;
          p_amount_minor: number;
          p_bill_id: string;
          p_method?: Database['public']['Enums']['payment_method'];
          p_paid_on: string;
          p_reference?: string;
          p_request_id: string;
        };
        Returns: string;
      };
      person_account_email: { Args: { p_person_id: string }; Returns: string };
      pin_post: { Args: { p_is_pinned: boolean; p_post_id: string }; Returns: undefined };
      plan_maintenance: {
        Args: {
          p_assigned_to: string;
          p_maintenance_id: string;
          p_priority: Database['public']['Enums']['maintenance_priority'];
          p_request_id: string;
          p_scheduled_on: string;
          p_stage: Database['public']['Enums']['maintenance_stage'];
        };
        Returns: string;
      };
      post_journal_entry: {
        Args: {
          p_lines: Json;
          p_memo: string;
          p_occurred_on: string;
          p_organization_id: string;
          p_request_id: string;
        };
        Returns: string;
      };
      post_month: {
        Args: { p_month: string; p_organization_id: string; p_request_id: string };
        Returns: number;
      };
      post_opening_balances: {
        Args: {
          p_accounts?: Json;
          p_occurred_on: string;
          p_organization_id: string;
          p_request_id: string;
          p_tenants?: Json;
        };
        Returns: string;
      };
      postpone_preventive_day: {
        Args: { p_due_on: string; p_plan_id: string; p_planned_on: string; p_reason: string };
        Returns: undefined;
      };
      preview_bank_import: { Args: { p_bank_account_id: string; p_lines: Json }; Returns: Json };
      preview_message: { Args: { p_lease_id: string; p_text: string }; Returns: string };
      preview_month: { Args: { p_month: string; p_organization_id: string }; Returns: Json };
      preview_rent_after: { Args: { p_last_day: string; p_lease_id: string }; Returns: Json };
      preview_rent_change: {
        Args: { p_lease_id: string; p_rent_minor: number; p_starts_on: string };
        Returns: Json;
      };
      property_months: {
        Args: { p_from: string; p_property_id: string; p_to: string };
        Returns: {
          billed_minor: number;
          collected_minor: number;
          currency: Database['public']['Enums']['currency_code'];
          expense_minor: number;
          income_collected_minor: number;
          is_full_month: boolean;
          leased_days: number;
          month: string;
          rent_billed_minor: number;
          rent_collected_minor: number;
          unit_days: number;
          unpriced_days: number;
          vacant_minor: number;
        }[];
      };
      property_places: {
        Args: {
          p_is_archived?: boolean;
          p_organization_id: string;
          p_text?: string;
          p_types?: Database['public']['Enums']['property_type'][];
        };
        Returns: {
          municipality: string;
          property_count: number;
          province: string;
        }[];
      };
      property_vacancies: {
        Args: { p_property_id: string };
        Returns: {
          approved_count: number;
          in_review_count: number;
          is_listed: boolean;
          label: string;
          lost_minor: number;
          market_rent_currency: Database['public']['Enums']['currency_code'];
          market_rent_minor: number;
          next_lease_id: string;
          next_lease_starts_on: string;
          next_lease_status: Database['public']['Enums']['lease_status'];
          submitted_count: number;
          unit_id: string;
          vacant_since: string;
        }[];
      };
      publish_decision_rules: {
        Args: { p_property_id: string; p_request_id: string; p_rules: Json; p_rules_id: string };
        Returns: string;
      };
      publish_house_rules: {
        Args: { p_body: string; p_property_id: string; p_rules_id: string };
        Returns: string;
      };
      publish_listing: { Args: { p_is_active: boolean; p_listing_id: string }; Returns: string };
      publish_post: {
        Args: {
          p_body: string;
          p_kind: Database['public']['Enums']['community_post_kind'];
          p_parent_id?: string;
          p_post_id: string;
          p_property_id: string;
        };
        Returns: string;
      };
      published_ballots: { Args: { p_decision_id: string }; Returns: Json };
      rate_maintenance: {
        Args: { p_comment?: string; p_maintenance_id: string; p_rating: number; p_request_id: string };
        Returns: string;
      };
      read_authority_token: {
        Args: { p_certificate_id: string; p_environment: Database['public']['Enums']['ecf_environment'] };
        Returns: Json;
      };
      read_calendar_feed: {
        Args: { p_if_none_match?: string; p_reader?: string; p_token_hash: string };
        Returns: Json;
      };
      read_card_credentials: {
        Args: { p_organization_id: string; p_processor: Database['public']['Enums']['card_processor'] };
        Returns: string;
      };
      read_card_payment: { Args: { p_id: string }; Returns: Json };
      read_card_refund: { Args: { p_id: string }; Returns: Json };
      read_ecf_directory: {
        Args: { p_environment: Database['public']['Enums']['ecf_environment']; p_tax_id: string };
        Returns: Json;
      };
      read_ecf_file: { Args: { p_document_id: string; p_kind: string }; Returns: string };
      read_invitation: {
        Args: { p_token: string };
        Returns: {
          email: string;
          inviter_name: string;
          kind: Database['public']['Enums']['invitation_kind'];
          organization_name: string;
          property_name: string;
          role: Database['public']['Enums']['membership_role'];
          state: string;
          unit_label: string;
        }[];
      };
      read_issuer_access: { Args: { p_issuer_id: string }; Returns: Json };
      read_legal_file: { Args: { p_file_id: string }; Returns: Json };
      read_legal_files: { Args: { p_lease_id?: string; p_organization_id: string }; Returns: Json };
      read_listing: { Args: { p_slug: string }; Returns: Json };
      read_notice: { Args: { p_is_acknowledged?: boolean; p_notice_id: string }; Returns: undefined };
      read_program: {
        Args: { p_client_id: string; p_redirect_uri: string };
        Returns: {
          name: string;
          redirect_host: string;
        }[];
      };
      read_quote_request: { Args: { p_client: string; p_token: string }; Returns: Json };
      read_report_as: { Args: { p_arguments: Json; p_report: string; p_user_id: string }; Returns: Json };
      read_report_file_entries: { Args: { p_id: string; p_limit?: number }; Returns: Json };
      read_signing_key: {
        Args: { p_environment: Database['public']['Enums']['ecf_environment']; p_issuer_id: string };
        Returns: Json;
      };
      recall_contract: {
        Args: { p_lease_id: string; p_reason?: string; p_request_id: string };
        Returns: string;
      };
      receive_ecf: {
        Args: {
          p_acknowledgement?: string;
          p_file?: string;
          p_is_uploaded?: boolean;
          p_issuer_id: string;
          p_receipt: Json;
          p_refusal?: number;
        };
        Returns: Json;
      };
      record_accounting_export: {
        Args: {
          p_account_id?: string;
          p_currency: Database['public']['Enums']['currency_code'];
          p_file_name: string;
          p_format: Database['public']['Enums']['export_format'];
          p_from: string;
          p_is_only_new: boolean;
          p_organization_id: string;
          p_request_id: string;
          p_row_count: number;
          p_sha256: string;
          p_through_number: number;
          p_to: string;
        };
        Returns: string;
      };
      record_attendance: {
        Args: {
          p_assembly_id: string;
          p_attendance_id: string;
          p_person_id?: string;
          p_proxy_id?: string;
          p_unit_id: string;
        };
        Returns: string;
      };
      record_card_settlement: {
        Args: {
          p_account_id: string;
          p_acquirer: string;
          p_gross_minor: number;
          p_itbis_withheld_minor: number;
          p_organization_id: string;
          p_reference?: string;
          p_request_id: string;
          p_settled_on: string;
        };
        Returns: string;
      };
      record_departure: { Args: { p_attendance_id: string }; Returns: undefined };
      record_ecf_annulment: {
        Args: { p_claim_id: string; p_file: string; p_not_annulled: Json; p_now?: string };
        Returns: undefined;
      };
      record_ecf_annulment_fault: {
        Args: { p_claim_id: string; p_fault: string; p_messages?: Json; p_now?: string; p_status?: number };
        Returns: undefined;
      };
      record_ecf_approval: {
        Args: { p_received_id: string; p_to_dgii: string; p_to_sender: string };
        Returns: undefined;
      };
      record_ecf_delivery: {
        Args: { p_acknowledgement?: string; p_document_id: string; p_reason?: string; p_state: string };
        Returns: undefined;
      };
      record_ecf_fault: {
        Args: {
          p_claim_id: string;
          p_document_id: string;
          p_fault: string;
          p_may_have_arrived?: boolean;
          p_messages?: Json;
          p_now?: string;
          p_status?: number;
        };
        Returns: undefined;
      };
      record_ecf_sending: {
        Args: { p_claim_id: string; p_document_id: string; p_file?: string; p_track_id: string };
        Returns: undefined;
      };
      record_ecf_verdict: {
        Args: {
          p_answer?: string;
          p_claim_id: string;
          p_document_id: string;
          p_is_number_used?: boolean;
          p_messages?: Json;
          p_now?: string;
          p_state: string;
        };
        Returns: undefined;
      };
      record_held_deposit: {
        Args: {
          p_account_id?: string;
          p_amount_minor: number;
          p_is_in_cash?: boolean;
          p_lease_id: string;
          p_note?: string;
          p_on?: string;
          p_request_id: string;
        };
        Returns: string;
      };
      record_meter_reading: {
        Args: {
          p_description?: string;
          p_meter_id: string;
          p_price_minor?: number;
          p_read_on: string;
          p_request_id: string;
          p_value: number;
        };
        Returns: string;
      };
      record_paper_signature: { Args: { p_lease_id: string; p_request_id: string }; Returns: string };
      record_payment: {
        Args: {
          p_account_id?: string;
          p_amount_minor: number;
          p_lease_id: string;
          p_method?: Database['public']['Enums']['payment_method'];
          p_paid_on: string;
          p_rate?: number;
          p_rate_source?: string;
          p_rated_on?: string;
          p_received_minor?: number;
          p_reference?: string;
          p_request_id: string;
        };
        Returns: string;
      };
      record_push_receipt: { Args: { p_token: string }; Returns: boolean };
      record_received_verdict: {
        Args: { p_is_accepted: boolean; p_received_id: string };
        Returns: undefined;
      };
      record_signing_consent: { Args: { p_certificate_id: string; p_version: string }; Returns: undefined };
      record_whatsapp_inbound: {
        Args: { p_at: string; p_from: string; p_phone_number_id?: string; p_text: string };
        Returns: string;
      };
      record_whatsapp_status: {
        Args: { p_at: string; p_error: string; p_provider_id: string; p_status: string };
        Returns: boolean;
      };
      record_withholding: {
        Args: {
          p_invoice_id: string;
          p_isr_minor?: number;
          p_itbis_minor?: number;
          p_request_id: string;
          p_withheld_on: string;
        };
        Returns: string;
      };
      redeem_program_code: {
        Args: {
          p_access_hash: string;
          p_challenge: string;
          p_client_id: string;
          p_code_hash: string;
          p_redirect_uri: string;
          p_refresh_hash: string;
        };
        Returns: Database['public']['Enums']['program_scope'][];
      };
      refresh_program_tokens: {
        Args: {
          p_access_hash: string;
          p_client_id: string;
          p_new_refresh_hash: string;
          p_refresh_hash: string;
        };
        Returns: Database['public']['Enums']['program_scope'][];
      };
      refund_credit: {
        Args: {
          p_amount_minor: number;
          p_lease_id: string;
          p_method: Database['public']['Enums']['payment_method'];
          p_on?: string;
          p_reason: string;
          p_request_id: string;
        };
        Returns: number;
      };
      refund_payment: {
        Args: {
          p_amount_minor: number;
          p_method: Database['public']['Enums']['payment_method'];
          p_on?: string;
          p_payment_id: string;
          p_reason: string;
          p_reference?: string;
          p_request_id: string;
        };
        Returns: string;
      };
      refuse_contract: {
        Args: { p_reason: string; p_request_id: string; p_signer_id: string };
        Returns: string;
      };
      refuse_ecf: {
        Args: { p_claim_id: string; p_document_id: string; p_problems: Json };
        Returns: undefined;
      };
      register_program: {
        Args: { p_caller: string; p_name: string; p_redirect_uris: string[] };
        Returns: string;
      };
      reject_payment: {
        Args: { p_payment_id: string; p_reason: string; p_request_id: string };
        Returns: string;
      };
      release_ecf: { Args: { p_claim_id: string; p_document_id: string }; Returns: undefined };
      remind_notice: { Args: { p_notice_id: string }; Returns: number };
      remind_signers: { Args: { p_version_id: string }; Returns: number };
      remove_condition_item: { Args: { p_item_id: string }; Returns: undefined };
      remove_late_fee_rule: { Args: { p_rule_id: string }; Returns: string };
      remove_member: {
        Args: { p_organization_id: string; p_request_id: string; p_user_id: string };
        Returns: string;
      };
      remove_message_template: { Args: { p_template_id: string }; Returns: undefined };
      remove_meter_reading: { Args: { p_reading_id: string }; Returns: string };
      remove_push_device: { Args: { p_id: string }; Returns: undefined };
      remove_quote_photo: {
        Args: { p_client: string; p_photo_id: string; p_token: string };
        Returns: undefined;
      };
      remove_report_file: { Args: { p_report_file_id: string }; Returns: undefined };
      remove_signing_certificate: { Args: { p_certificate_id: string }; Returns: undefined };
      remove_whatsapp_sender: { Args: { p_organization_id: string }; Returns: undefined };
      rename_calendar_feed: { Args: { p_feed_id: string; p_name: string }; Returns: string };
      renew_lease: {
        Args: {
          p_deposit_minor?: number;
          p_due_day?: number;
          p_ends_on: string;
          p_lease_id: string;
          p_person_ids?: string[];
          p_rent_minor: number;
          p_request_id: string;
          p_starts_on: string;
        };
        Returns: string;
      };
      renew_sealed: {
        Args: {
          p_id: string;
          p_organization_id: string;
          p_place: string;
          p_processor: Database['public']['Enums']['card_processor'];
          p_sealed: string;
          p_was: string;
        };
        Returns: boolean;
      };
      rent_payment_records: { Args: { p_organization_id: string }; Returns: Json };
      reopen_application: { Args: { p_application_id: string; p_request_id: string }; Returns: string };
      reopen_organization: { Args: { p_organization_id: string }; Returns: string };
      reopen_period: {
        Args: { p_closed_through: string; p_organization_id: string; p_reason: string; p_request_id: string };
        Returns: string;
      };
      reopen_reconciliation: {
        Args: { p_reason: string; p_reconciliation_id: string; p_request_id: string };
        Returns: string;
      };
      reopen_tax_form: {
        Args: {
          p_form: Database['public']['Enums']['tax_form'];
          p_issuer_id?: string;
          p_month: string;
          p_organization_id: string;
          p_reason: string;
        };
        Returns: string;
      };
      repeat_bill: {
        Args: {
          p_bill_id: string;
          p_due_days?: number;
          p_ends_on?: string;
          p_every_months: number;
          p_is_approved?: boolean;
          p_request_id: string;
          p_starts_on: string;
        };
        Returns: string;
      };
      replace_contingency_receipt: { Args: { p_invoice_id: string; p_request_id: string }; Returns: string };
      replace_rejected_ecf: {
        Args: {
          p_client_id?: string;
          p_client_id_type?: Database['public']['Enums']['identity_type'];
          p_client_name?: string;
          p_document_id: string;
          p_request_id: string;
        };
        Returns: string;
      };
      report_account_totals: {
        Args: {
          p_basis?: Database['public']['Enums']['accounting_basis'];
          p_from: string;
          p_organization_id: string;
          p_property_ids?: string[];
          p_to: string;
        };
        Returns: Json;
      };
      report_aged_receivables: {
        Args: { p_as_of: string; p_organization_id: string; p_property_ids?: string[] };
        Returns: Json;
      };
      report_deposits_held: {
        Args: { p_as_of: string; p_organization_id: string; p_property_ids?: string[] };
        Returns: Json;
      };
      report_entries: {
        Args: {
          p_account_id: string;
          p_after_id?: number;
          p_after_on?: string;
          p_after_source?: string;
          p_basis?: Database['public']['Enums']['accounting_basis'];
          p_currency?: Database['public']['Enums']['currency_code'];
          p_from: string;
          p_limit?: number;
          p_organization_id: string;
          p_property_ids?: string[];
          p_to: string;
        };
        Returns: {
          amount_minor: number;
          entry_id: string;
          entry_number: number;
          id: number;
          kind: Database['public']['Enums']['journal_kind'];
          lease_id: string;
          memo: string;
          occurred_on: string;
          property_name: string;
          source: string;
          tenant_name: string;
          unit_label: string;
        }[];
      };
      report_maintenance: {
        Args: {
          p_access_note?: string;
          p_category: Database['public']['Enums']['maintenance_category'];
          p_description?: string;
          p_lease_id: string;
          p_may_enter?: boolean;
          p_priority: Database['public']['Enums']['maintenance_priority'];
          p_request_id: string;
          p_title: string;
        };
        Returns: string;
      };
      report_owner_shares: {
        Args: {
          p_basis?: Database['public']['Enums']['accounting_basis'];
          p_from: string;
          p_organization_id: string;
          p_property_ids?: string[];
          p_to: string;
        };
        Returns: Json;
      };
      report_payment: {
        Args: {
          p_amount_minor: number;
          p_lease_id: string;
          p_method?: Database['public']['Enums']['payment_method'];
          p_paid_on: string;
          p_proof_path?: string;
          p_rate?: number;
          p_rate_source?: string;
          p_rated_on?: string;
          p_received_minor?: number;
          p_reference?: string;
          p_request_id: string;
        };
        Returns: string;
      };
      report_post: { Args: { p_post_id: string; p_reason: string; p_report_id: string }; Returns: undefined };
      report_rent_parts: {
        Args: { p_as_of: string; p_organization_id: string; p_property_ids?: string[] };
        Returns: Json;
      };
      report_rent_roll: {
        Args: {
          p_after_unit_id?: string;
          p_as_of: string;
          p_limit?: number;
          p_organization_id: string;
          p_property_ids?: string[];
        };
        Returns: {
          area_m2: number;
          balance_minor: number;
          currency: Database['public']['Enums']['currency_code'];
          deposit_minor: number;
          ends_on: string;
          lease_id: string;
          lease_status: Database['public']['Enums']['lease_status'];
          market_rent_currency: Database['public']['Enums']['currency_code'];
          market_rent_minor: number;
          other_charges_minor: number;
          property_id: string;
          property_name: string;
          rent_minor: number;
          section: string;
          starts_on: string;
          tenant_name: string;
          unit_id: string;
          unit_label: string;
          vacant_days: number;
        }[];
      };
      report_tax_summary: {
        Args: {
          p_from: string;
          p_issuer_id?: string;
          p_organization_id: string;
          p_property_ids?: string[];
          p_to: string;
        };
        Returns: {
          isr_withheld_by_clients_minor: number;
          isr_withheld_minor: number;
          itbis_billed_minor: number;
          itbis_paid_minor: number;
          itbis_withheld_by_clients_minor: number;
          itbis_withheld_minor: number;
          left_out_count: number;
          month: string;
        }[];
      };
      report_unplaced_months: {
        Args: { p_organization_id: string; p_year: number };
        Returns: {
          account_id: string;
          amount_minor: number;
          currency: Database['public']['Enums']['currency_code'];
          month: string;
        }[];
      };
      report_vacancy: {
        Args: { p_from: string; p_organization_id: string; p_property_ids?: string[]; p_to: string };
        Returns: Json;
      };
      request_card_refund: {
        Args: { p_amount_minor: number; p_payment_id: string; p_reason: string; p_request_id: string };
        Returns: string;
      };
      request_payment_plan: {
        Args: {
          p_first_on: string;
          p_instalment_count: number;
          p_lease_id: string;
          p_message?: string;
          p_request_id: string;
        };
        Returns: string;
      };
      request_report_file: {
        Args: {
          p_from: string;
          p_language?: string;
          p_organization_id: string;
          p_property_id?: string;
          p_request_id: string;
          p_to: string;
        };
        Returns: string;
      };
      reserve_area: {
        Args: { p_area_id: string; p_note?: string; p_reservation_id: string; p_starts_at: string };
        Returns: Database['public']['Enums']['reservation_status'];
      };
      reserve_model_use: {
        Args: {
          p_cap_micros: number;
          p_cost_micros: number;
          p_id: string;
          p_organization_id: string;
          p_user_id: string;
        };
        Returns: undefined;
      };
      resume_autopay: { Args: { p_autopay_id: string }; Returns: string };
      retire_ncf_range: { Args: { p_range_id: string }; Returns: string };
      retry_ecf: { Args: { p_document_id: string }; Returns: string };
      reverse_bill_payment: {
        Args: { p_bill_payment_id: string; p_on?: string; p_reason: string; p_request_id: string };
        Returns: string;
      };
      reverse_card_settlement: {
        Args: { p_reason: string; p_request_id: string; p_settlement_id: string };
        Returns: string;
      };
      reverse_charge: {
        Args: { p_charge_id: string; p_on?: string; p_reason: string; p_request_id: string };
        Returns: string;
      };
      reverse_charge_credit: {
        Args: { p_credit_id: string; p_on?: string; p_reason: string; p_request_id: string };
        Returns: string;
      };
      reverse_charges: {
        Args: { p_charge_ids: string[]; p_on?: string; p_reason: string; p_request_id: string };
        Returns: string[];
      };
      reverse_distribution: {
        Args: { p_distribution_id: string; p_on?: string; p_reason: string; p_request_id: string };
        Returns: string;
      };
      reverse_held_deposit: {
        Args: { p_lease_id: string; p_on?: string; p_reason: string; p_request_id: string };
        Returns: string;
      };
      reverse_journal_entry: {
        Args: { p_entry_id: string; p_on?: string; p_reason: string; p_request_id: string };
        Returns: string;
      };
      reverse_payment: {
        Args: { p_on?: string; p_payment_id: string; p_reason: string; p_request_id: string };
        Returns: string;
      };
      revoke_calendar_feed: { Args: { p_feed_id: string }; Returns: string };
      revoke_invitation: { Args: { p_invitation_id: string }; Returns: string };
      revoke_program_grant: { Args: { p_grant_id: string }; Returns: string };
      revoke_program_token: { Args: { p_client_id: string; p_token_hash: string }; Returns: undefined };
      revoke_proxy: { Args: { p_proxy_id: string }; Returns: undefined };
      revoke_quote_request: { Args: { p_quote_request_id: string }; Returns: string };
      run_organization_jobs: { Args: { p_now?: string; p_organization_id: string }; Returns: Json };
      save_accounting_names: {
        Args: {
          p_journal_name?: string;
          p_names: Json;
          p_organization_id: string;
          p_system: Database['public']['Enums']['accounting_system'];
          p_tax_name?: string;
        };
        Returns: string;
      };
      save_assembly: {
        Args: { p_assembly: Json; p_assembly_id: string; p_property_id: string };
        Returns: string;
      };
      save_bill: {
        Args: {
          p_bill: Json;
          p_bill_id?: string;
          p_lines: Json;
          p_organization_id: string;
          p_request_id: string;
        };
        Returns: string;
      };
      save_calendar_item: {
        Args: { p_item: Json; p_item_id?: string; p_organization_id: string; p_request_id: string };
        Returns: string;
      };
      save_common_area: {
        Args: {
          p_area_id: string;
          p_closes_at: string;
          p_days_ahead: number;
          p_description: string;
          p_is_open: boolean;
          p_max_per_week: number;
          p_name: string;
          p_needs_approval: boolean;
          p_opens_at: string;
          p_property_id: string;
          p_slot_minutes: number;
        };
        Returns: string;
      };
      save_condition_item: {
        Args: {
          p_condition: Database['public']['Enums']['item_condition'];
          p_item_id: string;
          p_name: string;
          p_note?: string;
          p_report_id: string;
          p_room: string;
        };
        Returns: string;
      };
      save_contract_particulars: { Args: { p_lease_id: string; p_particulars: Json }; Returns: undefined };
      save_decision: {
        Args: { p_decision: Json; p_decision_id: string; p_property_id: string };
        Returns: string;
      };
      save_fiscal_issuer: {
        Args: {
          p_address?: string;
          p_electronic_since?: string;
          p_email?: string;
          p_environment?: Database['public']['Enums']['ecf_environment'];
          p_fiscal_year_end?: number;
          p_issuer_id?: string;
          p_issuing_way?: Database['public']['Enums']['issuing_way'];
          p_itbis_credit_minor?: number;
          p_itbis_credit_month?: string;
          p_legal_name: string;
          p_municipality_code?: string;
          p_organization_id: string;
          p_phone?: string;
          p_province_code?: string;
          p_size_class?: Database['public']['Enums']['taxpayer_size'];
          p_tax_id: string;
          p_tax_regime?: Database['public']['Enums']['tax_regime'];
          p_taxpayer_kind: Database['public']['Enums']['taxpayer_kind'];
          p_trade_name?: string;
        };
        Returns: string;
      };
      save_fiscal_profile: {
        Args: {
          p_fiscal_year_end?: number;
          p_is_electronic_issuer?: boolean;
          p_itbis_credit_minor?: number;
          p_itbis_credit_month?: string;
          p_legal_name: string;
          p_organization_id: string;
          p_tax_id: string;
          p_tax_regime?: Database['public']['Enums']['tax_regime'];
          p_taxpayer_kind: Database['public']['Enums']['taxpayer_kind'];
        };
        Returns: string;
      };
      save_late_fee_rule: {
        Args: {
          p_currency: Database['public']['Enums']['currency_code'];
          p_includes_leases?: boolean;
          p_lease_id?: string;
          p_organization_id: string;
          p_property_id?: string;
          p_request_id: string;
          p_rule: Json;
        };
        Returns: string;
      };
      save_lease_draft: {
        Args: {
          p_bill_from?: string;
          p_currency: Database['public']['Enums']['currency_code'];
          p_deposit_minor?: number;
          p_due_day: number;
          p_ends_on: string;
          p_is_deposit_held?: boolean;
          p_late_fee_basis_points?: number;
          p_late_fee_cap_minor?: number;
          p_late_fee_grace_days?: number;
          p_late_fee_kind?: Database['public']['Enums']['late_fee_kind'];
          p_late_fee_minor?: number;
          p_lease_id?: string;
          p_person_ids: string[];
          p_proration_method?: Database['public']['Enums']['proration_method'];
          p_rent_minor: number;
          p_request_id: string;
          p_starts_on: string;
          p_unit_id: string;
        };
        Returns: string;
      };
      save_listing: {
        Args: {
          p_amenities_en?: string;
          p_amenities_es?: string;
          p_available_from?: string;
          p_currency: Database['public']['Enums']['currency_code'];
          p_deposit_months?: number;
          p_description_en?: string;
          p_description_es?: string;
          p_photo_ids?: string[];
          p_rent_minor: number;
          p_title_en?: string;
          p_title_es: string;
          p_unit_id: string;
        };
        Returns: string;
      };
      save_message_template: {
        Args: {
          p_body: string;
          p_kind: Database['public']['Enums']['template_kind'];
          p_language: string;
          p_organization_id: string;
          p_template_id: string;
          p_title: string;
        };
        Returns: string;
      };
      save_notice: {
        Args: { p_notice: Json; p_notice_id: string; p_organization_id: string; p_request_id: string };
        Returns: string;
      };
      save_online_payments: { Args: { p_organization_id: string; p_settings: Json }; Returns: undefined };
      save_preventive_plan: {
        Args: {
          p_asset_id?: string;
          p_assigned_to?: string;
          p_category: Database['public']['Enums']['maintenance_category'];
          p_checklist?: string[];
          p_description?: string;
          p_ends_on?: string;
          p_every: number;
          p_lead_days?: number;
          p_plan_id: string;
          p_priority: Database['public']['Enums']['maintenance_priority'];
          p_property_id: string;
          p_request_id: string;
          p_rhythm: Database['public']['Enums']['preventive_rhythm'];
          p_starts_on: string;
          p_title: string;
          p_unit_id?: string;
        };
        Returns: string;
      };
      save_property: {
        Args: {
          p_finances: Json;
          p_owners: Json;
          p_owners_from?: string;
          p_property: Json;
          p_property_id: string;
        };
        Returns: string;
      };
      save_push_device: {
        Args: { p_auth: string; p_endpoint: string; p_label: string; p_p256dh: string };
        Returns: string;
      };
      save_signing_key: {
        Args: {
          p_authority_name: string;
          p_certificate: string;
          p_certificate_id: string;
          p_fingerprint: string;
          p_holder_id: string;
          p_holder_name: string;
          p_organization_id: string;
          p_sealed: string;
          p_serial_number: string;
          p_valid_from: string;
          p_valid_until: string;
        };
        Returns: string;
      };
      seal_log: { Args: { p_organization_id: string }; Returns: Json };
      search_applications: {
        Args: { p_organization_id: string; p_text: string };
        Returns: {
          applicant_count: number | null;
          checked_count: number | null;
          consent_count: number | null;
          created_at: string;
          decided_at: string | null;
          decided_by: string | null;
          decision_reason: string;
          document_count: number | null;
          email: string;
          email_count: number | null;
          favorable_kinds: Database['public']['Enums']['reference_kind'][] | null;
          foreign_income_count: number | null;
          full_name: string;
          full_name_order: string | null;
          id: string;
          identity_count: number | null;
          income_count: number | null;
          income_document_count: number | null;
          income_minor: number | null;
          is_deposit_ready: boolean | null;
          lease_id: string | null;
          move_in_on: string | null;
          note: string;
          occupation_count: number | null;
          organization_id: string;
          phone: string;
          phone_count: number | null;
          property_id: string;
          property_name: string;
          property_name_order: string | null;
          reference_count: number | null;
          rent_currency: Database['public']['Enums']['currency_code'];
          rent_minor: number | null;
          retention_until: string | null;
          score_override: number | null;
          score_override_note: string;
          search_name: string | null;
          source: Database['public']['Enums']['application_source'];
          status: Database['public']['Enums']['application_status'];
          submitted_at: string | null;
          term_months: number | null;
          unit_id: string | null;
          unit_label: string | null;
          unit_use: Database['public']['Enums']['unit_use'] | null;
        }[];
        SetofOptions: {
          from: '*';
          to: 'applications_list';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      search_bank_lines: {
        Args: {
          p_bank_account_id: string;
          p_from?: string;
          p_statuses?: string[];
          p_text: string;
          p_to?: string;
        };
        Returns: {
          amount_minor: number;
          bank_account_id: string;
          created_at: string;
          description: string;
          id: string;
          ignore_reason: string | null;
          ignored_at: string | null;
          import_id: string;
          line_key: string;
          matched_minor: number;
          occurred_on: string;
          organization_id: string;
          reconciliation_id: string | null;
          reference: string;
          status: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'bank_lines';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      search_bills: {
        Args: { p_organization_id: string; p_text: string };
        Returns: {
          billed_on: string;
          created_at: string;
          created_by: string | null;
          currency: Database['public']['Enums']['currency_code'];
          decided_at: string | null;
          decision_reason: string | null;
          description: string | null;
          dop_rate: number | null;
          due_on: string;
          ecf_contingency: number | null;
          ecf_document_id: string | null;
          ecf_due_by: string | null;
          ecf_messages: Json | null;
          ecf_problems: Json | null;
          ecf_state: Database['public']['Enums']['ecf_state'] | null;
          entry_id: string | null;
          excise_minor: number;
          expense_kind: string;
          goods_minor: number;
          id: string;
          is_credit: boolean | null;
          isr_kind: string | null;
          isr_withheld_minor: number;
          itbis_minor: number;
          itbis_proportional_minor: number;
          itbis_to_cost_minor: number;
          itbis_withheld_minor: number;
          modified_ncf: string;
          ncf: string;
          no_receipt_reason: string | null;
          note: string;
          organization_id: string;
          other_taxes_minor: number;
          outstanding_minor: number;
          paid_minor: number;
          paid_on: string | null;
          payable_minor: number;
          payment_form: string;
          property_id: string | null;
          property_name: string | null;
          purchase_receipt_id: string | null;
          purchase_receipt_kind: Database['public']['Enums']['ncf_kind'] | null;
          rate_source: string;
          rated_on: string | null;
          recurring_bill_id: string | null;
          reversal_entry_id: string | null;
          services_minor: number;
          status: Database['public']['Enums']['bill_status'];
          submitted_by: string | null;
          tip_minor: number;
          total_minor: number;
          unit_id: string | null;
          unit_label: string | null;
          vendor_id: string;
          vendor_identity_number: string;
          vendor_identity_type: Database['public']['Enums']['identity_type'] | null;
          vendor_name: string;
          vendor_name_order: string | null;
        }[];
        SetofOptions: {
          from: '*';
          to: 'bills_list';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      search_charges: {
        Args: { p_organization_id: string; p_text: string };
        Returns: {
          allocated_minor: number;
          amount_minor: number;
          created_at: string;
          credited_minor: number;
          currency: Database['public']['Enums']['currency_code'];
          description: string;
          due_on: string;
          id: string;
          kind: Database['public']['Enums']['charge_kind'];
          lease_id: string;
          organization_id: string;
          outstanding_minor: number;
          period_end: string | null;
          period_start: string | null;
          posting_number: number;
          property_id: string;
          property_name: string | null;
          reversal_reason: string | null;
          reversed_at: string | null;
          tenant_name: string | null;
          unit_label: string | null;
        }[];
        SetofOptions: {
          from: '*';
          to: 'charges_list';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      search_charges_to_invoice: {
        Args: { p_organization_id: string; p_text: string };
        Returns: {
          amount_minor: number | null;
          currency: Database['public']['Enums']['currency_code'];
          description: string;
          due_on: string;
          id: string;
          identity_number: string | null;
          identity_type: Database['public']['Enums']['identity_type'] | null;
          is_furnished: boolean | null;
          kind: Database['public']['Enums']['charge_kind'];
          lease_id: string;
          organization_id: string;
          period_end: string | null;
          period_start: string | null;
          property_id: string;
          property_name: string;
          receipt_client: string | null;
          receipt_id: string | null;
          receipt_ncf: string | null;
          receipt_treatment: Database['public']['Enums']['tax_treatment'] | null;
          tenant_name: string | null;
          unit_label: string;
          unit_use: Database['public']['Enums']['unit_use'];
        }[];
        SetofOptions: {
          from: '*';
          to: 'charges_to_invoice';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      search_conversations: {
        Args: { p_organization_id: string; p_text: string };
        Returns: {
          archived_at: string | null;
          created_at: string;
          id: string;
          is_unread: boolean | null;
          last_is_from_tenant: boolean;
          last_message_at: string;
          last_message_id: number;
          last_text: string;
          lease_id: string;
          lease_status: Database['public']['Enums']['lease_status'];
          office_read_id: number;
          organization_id: string;
          organization_name: string;
          property_id: string;
          property_name: string;
          subject: string;
          tenant_names: string | null;
          tenant_read_id: number;
          time_zone: string;
          unit_id: string;
          unit_label: string;
          unread_count: number | null;
        }[];
        SetofOptions: {
          from: '*';
          to: 'conversations_list';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      search_documents: {
        Args: { p_organization_id: string; p_text: string };
        Returns: {
          area: Database['public']['Enums']['document_area'];
          created_at: string;
          file_type: string;
          id: string;
          is_shared: boolean;
          kind: Database['public']['Enums']['document_kind'];
          lease_id: string | null;
          name: string;
          name_order: string | null;
          organization_id: string;
          path: string;
          person_id: string | null;
          person_name: string | null;
          property_id: string | null;
          property_name: string | null;
          size_bytes: number;
          unit_id: string | null;
          unit_label: string | null;
        }[];
        SetofOptions: {
          from: '*';
          to: 'documents_list';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      search_fiscal_invoices: {
        Args: { p_organization_id: string; p_text: string };
        Returns: {
          base_minor: number;
          cancellation_reason: string | null;
          cancelled_on: string | null;
          client_id: string;
          client_id_type: Database['public']['Enums']['identity_type'] | null;
          client_name: string;
          created_at: string;
          created_by: string | null;
          currency: Database['public']['Enums']['currency_code'];
          description: string;
          dop_rate: number;
          ecf_approval_state: Database['public']['Enums']['ecf_approval'] | null;
          ecf_contingency: number | null;
          ecf_delivery_state: Database['public']['Enums']['ecf_delivery'] | null;
          ecf_document_id: string | null;
          ecf_due_by: string | null;
          ecf_messages: Json | null;
          ecf_problems: Json | null;
          ecf_replaced_by: string | null;
          ecf_state: Database['public']['Enums']['ecf_state'] | null;
          environment: Database['public']['Enums']['ecf_environment'] | null;
          id: string;
          income_type: string;
          is_counted: boolean;
          is_furnished: boolean | null;
          is_itbis_lost: boolean;
          is_standing: boolean | null;
          isr_to_withhold_minor: number;
          isr_withheld_minor: number | null;
          issued_on: string;
          issuer_id: string;
          itbis_minor: number;
          itbis_to_withhold_minor: number;
          itbis_withheld_minor: number | null;
          lease_id: string;
          modified_issued_on: string | null;
          modified_ncf: string | null;
          modifies_id: string | null;
          ncf: string;
          ncf_expires_on: string | null;
          ncf_kind: Database['public']['Enums']['ncf_kind'];
          number_given_back: boolean;
          on_credit_minor: number;
          organization_id: string;
          paid_card_minor: number;
          paid_cash_minor: number;
          paid_other_minor: number;
          paid_transfer_minor: number;
          property_id: string;
          property_name: string;
          range_id: string;
          rate_source: string;
          reason: string;
          replaces_id: string | null;
          replaces_paper_id: string | null;
          treatment: Database['public']['Enums']['tax_treatment'];
          unit_label: string;
          unit_use: Database['public']['Enums']['unit_use'];
          withheld_on: string | null;
        }[];
        SetofOptions: {
          from: '*';
          to: 'fiscal_invoices_list';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      search_owner_distributions: {
        Args: { p_organization_id: string; p_text: string };
        Returns: {
          account_id: string;
          amount_minor: number;
          cash_currency: Database['public']['Enums']['currency_code'] | null;
          cash_minor: number | null;
          created_at: string;
          created_by: string | null;
          currency: Database['public']['Enums']['currency_code'];
          entry_id: string;
          id: string;
          identity_number: string;
          is_beyond_due: boolean;
          method: Database['public']['Enums']['payment_method'];
          organization_id: string;
          owner_key: string;
          owner_name: string;
          paid_on: string;
          property_id: string;
          rate: number | null;
          rate_source: string | null;
          rated_on: string | null;
          reference: string;
          reversal_entry_id: string | null;
          reversal_reason: string | null;
          reversed_at: string | null;
        }[];
        SetofOptions: {
          from: '*';
          to: 'owner_distributions';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      search_payments: {
        Args: { p_organization_id: string; p_text: string };
        Returns: {
          account_key: string | null;
          account_name: string | null;
          amount_minor: number;
          created_at: string;
          currency: Database['public']['Enums']['currency_code'];
          decided_at: string | null;
          decision_reason: string | null;
          difference_currency: Database['public']['Enums']['currency_code'] | null;
          difference_minor: number | null;
          id: string;
          lease_id: string;
          method: Database['public']['Enums']['payment_method'];
          organization_id: string;
          paid_on: string;
          proof_path: string | null;
          property_id: string;
          property_name: string | null;
          rate: number | null;
          rate_source: string | null;
          rated_on: string | null;
          receipt_id: string | null;
          receipt_number: number | null;
          receipt_voided_at: string | null;
          received_currency: Database['public']['Enums']['currency_code'] | null;
          received_minor: number | null;
          reference: string;
          status: Database['public']['Enums']['payment_status'];
          tenant_name: string | null;
          unapplied_minor: number;
          unit_label: string | null;
        }[];
        SetofOptions: {
          from: '*';
          to: 'payments_list';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      search_people: {
        Args: { p_organization_id: string; p_text: string };
        Returns: {
          created_at: string;
          email: string;
          full_name: string;
          full_name_order: string | null;
          id: string;
          identity_number: string;
          identity_type: Database['public']['Enums']['identity_type'] | null;
          organization_id: string;
          phone: string;
          search_name: string | null;
          search_text: string | null;
          updated_at: string;
          user_id: string | null;
        }[];
        SetofOptions: {
          from: '*';
          to: 'people';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      search_properties: {
        Args: { p_organization_id: string; p_text: string };
        Returns: {
          archived_at: string | null;
          cover_path: string | null;
          created_at: string;
          id: string;
          municipality: string;
          municipality_order: string | null;
          name: string;
          name_order: string | null;
          occupied_unit_count: number | null;
          organization_id: string;
          property_type: Database['public']['Enums']['property_type'];
          province: string;
          sector: string;
          street: string;
          street_number: string;
          unit_count: number | null;
        }[];
        SetofOptions: {
          from: '*';
          to: 'properties_list';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      search_received_ecf: {
        Args: { p_organization_id: string; p_text: string };
        Returns: {
          approval_attempts: number;
          approval_next_try_at: string | null;
          approval_reason: string;
          approval_state: string;
          approval_to_dgii: string;
          approval_to_sender: string;
          approved_at: string | null;
          approved_by: string | null;
          attempts: number;
          bill_id: string | null;
          bill_problem: string | null;
          created_at: string;
          encf: string;
          environment: Database['public']['Enums']['ecf_environment'];
          facts: NonNullable<Json>;
          id: string;
          is_uploaded: boolean;
          issued_on: string;
          issuer_id: string;
          itbis_minor: number;
          ncf_kind: Database['public']['Enums']['ncf_kind'];
          next_try_at: string;
          organization_id: string;
          refusal: number | null;
          security_code: string;
          sender_name: string;
          sender_tax_id: string;
          state: string;
          total_minor: number;
        }[];
        SetofOptions: {
          from: '*';
          to: 'ecf_received';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      search_records: {
        Args: { p_kinds?: string[]; p_limit?: number; p_organization_id: string; p_text: string };
        Returns: {
          amount_minor: number;
          currency: string;
          detail: string;
          id: string;
          is_open: boolean;
          kind: string;
          lease_id: string;
          number: string;
          on_day: string;
          property_id: string;
          title: string;
          unit_id: string;
        }[];
      };
      search_tenants: {
        Args: { p_organization_id: string; p_text: string };
        Returns: {
          credit_minor: number;
          currency: Database['public']['Enums']['currency_code'];
          email: string;
          ends_on: string;
          full_name: string;
          full_name_order: string | null;
          has_left: boolean;
          id: string;
          is_primary: boolean;
          lease_id: string;
          left_on: string | null;
          organization_id: string;
          person_id: string;
          phone: string;
          property_id: string;
          property_name: string;
          property_name_order: string | null;
          receivable_minor: number;
          rent_minor: number | null;
          search_name: string | null;
          search_text: string | null;
          starts_on: string;
          status: Database['public']['Enums']['lease_status'];
          tags: string[] | null;
          unit_id: string;
          unit_label: string;
          user_id: string | null;
        }[];
        SetofOptions: {
          from: '*';
          to: 'tenants_list';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      search_units: {
        Args: { p_organization_id: string; p_text: string };
        Returns: {
          archived_at: string | null;
          area_m2: number | null;
          bathrooms: number | null;
          bedrooms: number | null;
          created_at: string;
          id: string;
          is_leased: boolean | null;
          label: string;
          label_order: string | null;
          lease_ends_on: string | null;
          lease_id: string | null;
          lease_status: Database['public']['Enums']['lease_status'] | null;
          listed_label: string | null;
          listed_property: string | null;
          listed_property_order: string | null;
          market_rent_currency: Database['public']['Enums']['currency_code'] | null;
          market_rent_minor: number | null;
          organization_id: string;
          property_id: string;
          property_name: string | null;
          property_name_order: string | null;
          rent_currency: Database['public']['Enums']['currency_code'] | null;
          rent_minor: number | null;
          tenant_name: string | null;
          unit_use: Database['public']['Enums']['unit_use'];
        }[];
        SetofOptions: {
          from: '*';
          to: 'units_list';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      search_vendors: {
        Args: { p_organization_id: string; p_text: string };
        Returns: {
          account_id: string | null;
          address: string;
          archived_at: string | null;
          bank_account: string;
          bank_name: string;
          bill_count: number | null;
          created_at: string;
          email: string;
          expense_kind: string | null;
          id: string;
          identity_number: string;
          identity_type: Database['public']['Enums']['identity_type'] | null;
          isr_basis_points: number;
          isr_kind: string | null;
          itbis_withheld_basis_points: number;
          last_billed_on: string | null;
          missing_documents: Database['public']['Enums']['vendor_document_kind'][] | null;
          name: string;
          name_order: string | null;
          organization_id: string;
          phone: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'vendors_list';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      secrecy_warnings: { Args: { p_decision_id: string }; Returns: string[] };
      send_amendment: {
        Args: { p_body: string; p_lease_id: string; p_request_id: string; p_with_guarantors?: boolean };
        Returns: string;
      };
      send_contact_message: {
        Args: {
          p_client: string;
          p_email: string;
          p_language: string;
          p_message: string;
          p_name: string;
          p_reader: string;
          p_team: string;
        };
        Returns: undefined;
      };
      send_lease: {
        Args: { p_body: string; p_lease_id: string; p_request_id: string; p_with_guarantors?: boolean };
        Returns: string;
      };
      send_message: {
        Args: { p_attachments?: Json; p_body: string; p_client_id: string; p_conversation_id: string };
        Returns: number;
      };
      send_owner_statement: {
        Args: {
          p_basis?: Database['public']['Enums']['accounting_basis'];
          p_currency?: Database['public']['Enums']['currency_code'];
          p_email: string;
          p_from: string;
          p_organization_id: string;
          p_owner_key: string;
          p_property_id?: string;
          p_request_id: string;
          p_to: string;
        };
        Returns: undefined;
      };
      send_test_notification: {
        Args: {
          p_channel: Database['public']['Enums']['notification_channel'];
          p_device_id?: string;
          p_request_id: string;
        };
        Returns: string;
      };
      service_record: {
        Args: { p_organization_id?: string };
        Returns: {
          answered_in_time: number;
          answered_late: number;
          organization_id: string;
          organization_name: string;
          priority: Database['public']['Enums']['maintenance_priority'];
          request_count: number;
          resolution_hours: number;
          response_hours: number;
          solved_in_time: number;
          solved_late: number;
        }[];
      };
      service_status: {
        Args: Record<PropertyKey, never>;
        Returns: {
          hourly_ran_at: string;
          message_due_since: string;
          waiting_ran_at: string;
        }[];
      };
      set_application_retention: { Args: { p_days: number; p_organization_id: string }; Returns: undefined };
      set_approval_limit: {
        Args: {
          p_amount_minor?: number;
          p_currency: Database['public']['Enums']['currency_code'];
          p_organization_id: string;
        };
        Returns: undefined;
      };
      set_budget_amounts: {
        Args: {
          p_cells: Json;
          p_currency: Database['public']['Enums']['currency_code'];
          p_organization_id: string;
          p_property_id: string;
          p_year: number;
        };
        Returns: number;
      };
      set_budget_note: {
        Args: {
          p_account_id: string;
          p_currency: Database['public']['Enums']['currency_code'];
          p_note: string;
          p_organization_id: string;
          p_property_id: string;
          p_year: number;
        };
        Returns: undefined;
      };
      set_card_credentials: {
        Args: {
          p_can_store_cards?: boolean;
          p_organization_id: string;
          p_processor: Database['public']['Enums']['card_processor'];
          p_sealed: string;
        };
        Returns: undefined;
      };
      set_community_parts: {
        Args: {
          p_has_areas: boolean;
          p_has_board: boolean;
          p_has_lost_and_found: boolean;
          p_has_parcels: boolean;
          p_property_id: string;
        };
        Returns: undefined;
      };
      set_deduction_evidence: { Args: { p_deduction_id: string; p_item_ids: string[] }; Returns: undefined };
      set_default_accounts: {
        Args: { p_deposits_account_id?: string; p_organization_id: string; p_payments_account_id?: string };
        Returns: string;
      };
      set_issuer_signer: { Args: { p_certificate_id?: string; p_issuer_id: string }; Returns: undefined };
      set_lease_guarantors: {
        Args: { p_lease_id: string; p_person_ids: string[]; p_request_id: string };
        Returns: string;
      };
      set_maintenance_asset: { Args: { p_asset_id?: string; p_maintenance_id: string }; Returns: undefined };
      set_neighbour_name: {
        Args: { p_shown: Database['public']['Enums']['neighbour_name_kind'] };
        Returns: undefined;
      };
      set_notification: {
        Args: {
          p_cadence: Database['public']['Enums']['notification_cadence'];
          p_channel: Database['public']['Enums']['notification_channel'];
          p_event: Database['public']['Enums']['notification_event'];
        };
        Returns: undefined;
      };
      set_notification_schedule: {
        Args: {
          p_digest_time: string;
          p_digest_weekday: number;
          p_quiet_from: string;
          p_quiet_to: string;
          p_time_zone: string;
        };
        Returns: undefined;
      };
      set_owner_contact: {
        Args: { p_email: string; p_language: string; p_organization_id: string; p_owner_key: string };
        Returns: undefined;
      };
      set_preventive_plan_active: { Args: { p_is_active: boolean; p_plan_id: string }; Returns: undefined };
      set_property_contacts: { Args: { p_contacts: Json; p_property_id: string }; Returns: undefined };
      set_property_issuer: {
        Args: { p_issuer_id: string; p_property_id: string; p_valid_from: string };
        Returns: string;
      };
      set_property_owners: {
        Args: { p_from?: string; p_owners: Json; p_property_id: string };
        Returns: number;
      };
      set_required_vendor_documents: {
        Args: { p_kinds: Database['public']['Enums']['vendor_document_kind'][]; p_organization_id: string };
        Returns: undefined;
      };
      set_service_levels: { Args: { p_levels: Json; p_organization_id: string }; Returns: number };
      set_tenant_departure: {
        Args: {
          p_lease_id: string;
          p_left_on?: string;
          p_person_id: string;
          p_primary_person_id?: string;
          p_request_id: string;
        };
        Returns: string;
      };
      set_unit_coefficients: {
        Args: { p_coefficients: Json; p_denominator: number; p_property_id: string };
        Returns: number;
      };
      set_unit_owners: { Args: { p_owners: Json; p_unit_id: string }; Returns: number };
      set_whatsapp_sender: {
        Args: {
          p_display_phone: string;
          p_organization_id: string;
          p_phone_number_id: string;
          p_sealed: string;
          p_waba_id: string;
        };
        Returns: string;
      };
      set_work_limit: {
        Args: {
          p_amount_minor?: number;
          p_currency: Database['public']['Enums']['currency_code'];
          p_property_id: string;
        };
        Returns: undefined;
      };
      settle_card_claim: { Args: { p_card_payment_id: string; p_claim: Json }; Returns: string };
      settle_card_payment: { Args: { p_id: string; p_result: Json }; Returns: Json };
      settle_card_refund: {
        Args: { p_failure?: string; p_id: string; p_is_done: boolean; p_reference?: string };
        Returns: Database['public']['Enums']['refund_status'];
      };
      settle_deposit: {
        Args: {
          p_account_id?: string;
          p_deductions?: Json;
          p_lease_id: string;
          p_method?: Database['public']['Enums']['payment_method'];
          p_request_id: string;
          p_returned_on: string;
          p_settled_on?: string;
        };
        Returns: string;
      };
      settle_model_use: {
        Args: { p_cost_micros: number; p_id: string; p_tokens_in: number; p_tokens_out: number };
        Returns: undefined;
      };
      settle_post: { Args: { p_is_settled: boolean; p_post_id: string }; Returns: undefined };
      shared_data: {
        Args: { p_organization_id: string };
        Returns: {
          item_count: number;
          what: string;
        }[];
      };
      sign_contract: {
        Args: {
          p_consent_version: string;
          p_ip_address: string;
          p_sha256: string;
          p_ticket: string;
          p_typed_name: string;
          p_user_agent: string;
        };
        Returns: Database['public']['Enums']['contract_status'];
      };
      sign_minutes: {
        Args: {
          p_assembly_id: string;
          p_full_name: string;
          p_minutes_hash: string;
          p_role: Database['public']['Enums']['minutes_role'];
        };
        Returns: undefined;
      };
      similar_payments: {
        Args: { p_amount_minor: number; p_except_id?: string; p_lease_id: string; p_paid_on: string };
        Returns: {
          amount_minor: number;
          currency: Database['public']['Enums']['currency_code'];
          id: string;
          is_reported: boolean;
          method: Database['public']['Enums']['payment_method'];
          paid_on: string;
          reference: string;
          status: Database['public']['Enums']['payment_status'];
        }[];
      };
      skip_preventive_day: {
        Args: { p_plan_id: string; p_planned_on: string; p_reason: string };
        Returns: undefined;
      };
      snooze_notification: { Args: { p_id: string; p_until: string }; Returns: undefined };
      start_application_review: { Args: { p_application_id: string; p_request_id: string }; Returns: string };
      start_assembly: { Args: { p_assembly_id: string; p_call: number }; Returns: undefined };
      start_autopay: {
        Args: {
          p_amount_minor: number;
          p_consent_version: string;
          p_fee_minor: number;
          p_language: string;
          p_lease_id: string;
          p_limit_minor: number;
          p_pays_on: number;
          p_request_id: string;
        };
        Returns: string;
      };
      start_autopay_charge: { Args: { p_id: string; p_now: string }; Returns: string };
      start_bureau_check: { Args: { p_applicant_id: string; p_request_id: string }; Returns: Json };
      start_card_payment: {
        Args: { p_amount_minor: number; p_fee_minor: number; p_lease_id: string; p_request_id: string };
        Returns: string;
      };
      start_card_test: { Args: { p_organization_id: string; p_request_id: string }; Returns: string };
      start_condition_report: {
        Args: {
          p_lease_id: string;
          p_moment: Database['public']['Enums']['condition_moment'];
          p_report_id: string;
        };
        Returns: string;
      };
      start_contingency: {
        Args: {
          p_is_total: boolean;
          p_issuer_id: string;
          p_note?: string;
          p_request_id: string;
          p_starts_on: string;
        };
        Returns: string;
      };
      start_conversations: {
        Args: { p_body: string; p_lease_ids: string[]; p_request_id: string; p_subject: string };
        Returns: string[];
      };
      start_overview: {
        Args: {
          p_area: string;
          p_at: string;
          p_lease_id?: string;
          p_organization_id?: string;
          p_shows_home: boolean;
        };
        Returns: Json;
      };
      store_signed_ecf: {
        Args: {
          p_claim_id: string;
          p_document_id: string;
          p_files: Json;
          p_security_code: string;
          p_sha256: string;
          p_signed_at: string;
        };
        Returns: undefined;
      };
      submit_application: { Args: { p_application_id: string; p_request_id: string }; Returns: string };
      submit_bill: { Args: { p_bill_id: string; p_request_id: string }; Returns: string };
      take_autopay_cards_to_forget: { Args: { p_limit?: number; p_now: string }; Returns: Json };
      take_autopay_charges: { Args: { p_limit?: number; p_now: string }; Returns: string[] };
      take_card_payments_to_check: { Args: { p_limit?: number; p_now: string }; Returns: string[] };
      take_card_refunds_to_check: { Args: { p_limit?: number; p_now: string }; Returns: string[] };
      take_ecf_approval: {
        Args: {
          p_buyer_tax_id: string;
          p_encf: string;
          p_file: string;
          p_is_approved: boolean;
          p_issuer_id: string;
          p_reason: string;
          p_total_minor: number;
        };
        Returns: boolean;
      };
      take_ecf_seed: { Args: { p_issuer_id: string; p_seed: string }; Returns: boolean };
      take_files_to_remove: {
        Args: { p_limit: number };
        Returns: {
          bucket_id: string;
          id: number;
          path: string;
        }[];
      };
      take_outgoing_messages: {
        Args: { p_channels?: string[]; p_limit?: number };
        Returns: {
          channel: Database['public']['Enums']['notification_channel'];
          device: Json;
          event: Database['public']['Enums']['notification_event'];
          id: string;
          language: string;
          lease_id: string;
          notification_id: string;
          organization_id: string;
          parameters: Json;
          phone: string;
          receipt_token: string;
          record_id: string;
          record_kind: Database['public']['Enums']['notification_record'];
          reply_to: string;
          sender: Json;
          template: string;
          to_address: string;
        }[];
      };
      take_report_file: { Args: { p_id?: string; p_now?: string }; Returns: Json };
      take_sealed_with_other_keys: {
        Args: { p_key_id: string; p_limit?: number };
        Returns: {
          id: string;
          number: string;
          organization_id: string;
          place: string;
          processor: Database['public']['Enums']['card_processor'];
          sealed: string;
          sealed_for: string;
        }[];
      };
      tax_purchases: {
        Args: {
          p_after_id?: string;
          p_from: string;
          p_is_by_payment?: boolean;
          p_issuer_id?: string;
          p_limit?: number;
          p_organization_id: string;
          p_to: string;
        };
        Returns: {
          billed_on: string;
          currency: Database['public']['Enums']['currency_code'];
          dop_rate: number;
          excise_minor: number;
          expense_kind: string;
          goods_minor: number;
          id: string;
          isr_kind: string;
          isr_withheld_minor: number;
          itbis_minor: number;
          itbis_proportional_minor: number;
          itbis_to_cost_minor: number;
          itbis_withheld_minor: number;
          modified_ncf: string;
          ncf: string;
          no_receipt_reason: string;
          other_taxes_minor: number;
          paid_on: string;
          payment_form: string;
          services_minor: number;
          tip_minor: number;
          vendor_id: string;
          vendor_id_type: Database['public']['Enums']['identity_type'];
          vendor_name: string;
          vendor_tax_id: string;
        }[];
      };
      tenancy_overview: { Args: { p_lease_id?: string }; Returns: Json };
      tenant_statement: { Args: { p_lease_id: string; p_year: number }; Returns: Json };
      terminate_lease: {
        Args: { p_ended_on: string; p_lease_id: string; p_rent_note?: string; p_request_id: string };
        Returns: string;
      };
      tidy_public_forms: { Args: { p_now?: string }; Returns: undefined };
      transfer_ownership: {
        Args: { p_confirmation: string; p_organization_id: string; p_request_id: string; p_user_id: string };
        Returns: string;
      };
      undo_bank_import: { Args: { p_import_id: string; p_request_id: string }; Returns: Json };
      undo_bank_line: {
        Args: { p_bank_line_id: string; p_on?: string; p_reason?: string; p_request_id: string };
        Returns: string;
      };
      unit_timeline: {
        Args: { p_before_key?: string; p_before_on?: string; p_limit?: number; p_unit_id: string };
        Returns: {
          amount_minor: number;
          before_minor: number;
          currency: Database['public']['Enums']['currency_code'];
          happened_on: string;
          key: string;
          kind: string;
          lease_id: string;
          tenant_name: string;
        }[];
      };
      unmute_record: {
        Args: { p_record_id: string; p_record_kind: Database['public']['Enums']['notification_record'] };
        Returns: undefined;
      };
      unpublish_notice: { Args: { p_notice_id: string }; Returns: string };
      use_program_token: {
        Args: { p_access_hash: string };
        Returns: {
          grant_id: string;
          is_closed: boolean;
          locale: string;
          organization_id: string;
          role: Database['public']['Enums']['membership_role'];
          scopes: Database['public']['Enums']['program_scope'][];
          sealed: string;
          time_zone: string;
          user_id: string;
        }[];
      };
      use_recovery_code: {
        Args: { p_code: string };
        Returns: {
          factor_ids: string[];
          outcome: string;
        }[];
      };
      void_bill: {
        Args: { p_bill_id: string; p_on?: string; p_reason: string; p_request_id: string };
        Returns: string;
      };
      waiting_counts: { Args: { p_organization_id: string }; Returns: Json };
      was_request_done: { Args: { p_request_id: string }; Returns: boolean };
      whatsapp_consent: { Args: { p_language: string }; Returns: Json };
      withdraw_application: {
        Args: { p_application_id: string; p_reason?: string; p_request_id: string };
        Returns: string;
      };
      withdraw_data_request: { Args: { p_data_request_id: string }; Returns: undefined };
      withdraw_decision_comment: { Args: { p_comment_id: string }; Returns: undefined };
      withdraw_notice: {
        Args: { p_is_rent_due?: boolean; p_lease_id: string; p_reason?: string; p_request_id: string };
        Returns: string;
      };
      withdraw_plan_request: { Args: { p_plan_request_id: string }; Returns: string };
      withdraw_post: { Args: { p_post_id: string }; Returns: undefined };
      withdraw_unusable_ncf: { Args: { p_mark_id: string }; Returns: undefined };
      withdraw_whatsapp_consent: { Args: Record<PropertyKey, never>; Returns: undefined };
      work_vendors: {
        Args: { p_organization_id: string };
        Returns: {
          email: string;
          id: string;
          name: string;
        }[];
      };
      write_maintenance_message: {
        Args: { p_body: string; p_is_internal?: boolean; p_maintenance_id: string; p_request_id: string };
        Returns: string;
      };
      write_minutes: { Args: { p_assembly_id: string; p_minutes: string }; Returns: undefined };
    };
    Enums: {
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
      program_scope:
        | 'overview'
        | 'portfolio'
        | 'money'
        | 'leases'
        | 'maintenance'
        | 'own'
        | 'help'
        | 'prepare';
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
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema['Enums']
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema['CompositeTypes']
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {
      account_kind: ['asset', 'liability', 'equity', 'income', 'expense'],
      accounting_basis: ['accrual', 'cash'],
      accounting_system: ['quickbooks', 'xero', 'odoo', 'generic'],
      application_document_kind: ['identity', 'income', 'reference', 'other'],
      application_event_kind: [
        'created',
        'submitted',
        'review_started',
        'approved',
        'rejected',
        'withdrawn',
        'reopened',
        'score_overridden',
        'lease_made',
      ],
      application_source: ['office', 'listing'],
      application_status: ['draft', 'submitted', 'in_review', 'approved', 'rejected', 'withdrawn'],
      assembly_status: ['draft', 'called', 'in_session', 'closed', 'certified'],
      asset_kind: [
        'air_conditioner',
        'water_heater',
        'water_pump',
        'water_tank',
        'generator',
        'inverter',
        'solar',
        'elevator',
        'gate',
        'appliance',
        'fire_safety',
        'other',
      ],
      autopay_charge_status: ['announced', 'charging', 'paid', 'declined', 'unknown', 'skipped'],
      autopay_status: ['pending', 'active', 'paused', 'cancelled'],
      bill_status: ['draft', 'awaiting_approval', 'approved', 'partially_paid', 'paid', 'void'],
      calendar_fixed_reason: [
        'lease_terms',
        'law',
        'legal_file',
        'tax',
        'books',
        'service_level',
        'reservation',
        'notice',
        'document',
        'decision',
        'holiday',
        'done',
        'not_allowed',
      ],
      calendar_frequency: ['daily', 'weekly', 'monthly', 'yearly'],
      calendar_item_kind: ['visit', 'task', 'reminder'],
      calendar_kind: [
        'rent',
        'lease',
        'tax',
        'books',
        'maintenance',
        'reservation',
        'notice',
        'document',
        'decision',
        'item',
        'holiday',
      ],
      calendar_rule: [
        'rent_due',
        'charge_due',
        'late_fee_day',
        'instalment_due',
        'autopay_charge',
        'autopay_card_ends',
        'lease_start',
        'lease_end',
        'rent_step',
        'notice_last_day',
        'deposit_reasons_day',
        'take_over_last_day',
        'demand_pay_day',
        'hearing',
        'tax_606',
        'tax_607',
        'tax_608',
        'tax_it1',
        'tax_ir17',
        'tax_ir1',
        'tax_ir2',
        'tax_ipi',
        'receipt_range_ends',
        'certificate_ends',
        'bill_due',
        'bill_repeats',
        'report_sent',
        'card_claim_answer',
        'repair_visit',
        'service_level_response',
        'service_level_resolution',
        'area_reserved',
        'notice_published',
        'document_due',
        'assembly_starts',
        'assembly_second_call',
        'decision_closes',
        'visit',
        'task',
        'reminder',
        'holiday',
      ],
      card_fee_payer: ['landlord', 'tenant'],
      card_payment_status: [
        'created',
        'pending',
        'approved',
        'declined',
        'abandoned',
        'partially_refunded',
        'refunded',
      ],
      card_processor: ['azul', 'cardnet', 'stripe'],
      cash_holding: ['own', 'owners', 'deposits'],
      charge_credit_kind: ['correction', 'discount', 'write_off'],
      charge_kind: [
        'rent',
        'deposit',
        'late_fee',
        'other',
        'opening_balance',
        'condominium_fee',
        'utility',
        'itbis',
        'returned_payment',
      ],
      community_part: ['board', 'areas', 'parcels', 'lost_and_found'],
      community_post_kind: ['board', 'lost', 'found', 'comment'],
      condition_moment: ['move_in', 'move_out'],
      contract_kind: ['contract', 'amendment'],
      contract_status: ['open', 'signed', 'refused', 'voided'],
      currency_code: ['DOP', 'USD'],
      data_request_kind: ['export', 'correction', 'deletion'],
      data_request_status: ['open', 'done', 'refused', 'withdrawn'],
      decision_kind: ['yes_no', 'single', 'several', 'ranked', 'score', 'budget'],
      decision_outcome: ['adopted', 'rejected', 'chosen', 'shared', 'tied', 'no_majority', 'no_quorum'],
      decision_status: ['draft', 'open', 'closed', 'certified'],
      decision_voters: ['owners', 'occupants', 'owners_and_tenants'],
      deduction_kind: ['owed', 'repairs', 'cleaning', 'other'],
      document_area: ['portfolio', 'leases', 'people'],
      document_kind: [
        'contract',
        'identity',
        'title',
        'insurance',
        'inventory',
        'photo',
        'invoice',
        'permit',
        'other',
      ],
      document_request_status: ['requested', 'handed_in', 'refused', 'accepted', 'called_off'],
      ecf_approval: ['none', 'approved', 'refused'],
      ecf_delivery: ['not_due', 'to_deliver', 'delivered', 'refused', 'unreachable'],
      ecf_environment: ['testecf', 'certecf', 'ecf'],
      ecf_state: ['to_sign', 'signed', 'sent', 'accepted', 'conditional', 'rejected', 'annulled'],
      export_format: [
        'quickbooks_csv',
        'quickbooks_iif',
        'xero_bank',
        'xero_invoices',
        'odoo_journal',
        'generic_journal',
      ],
      identity_type: ['cedula', 'rnc', 'passport'],
      invitation_kind: ['member', 'tenant', 'co_owner'],
      issuing_way: ['paper', 'direct', 'provider', 'external'],
      item_condition: ['new', 'good', 'worn', 'damaged', 'missing'],
      journal_kind: [
        'charge',
        'payment',
        'credit_application',
        'reversal',
        'adjustment',
        'opening',
        'deposit_refund',
        'manual',
        'charge_credit',
        'conversion',
        'bill',
        'bill_payment',
        'bank_transaction',
        'cash_transfer',
        'payment_refund',
        'owner_distribution',
        'unit_move',
      ],
      late_fee_frequency: ['one_time', 'daily'],
      late_fee_kind: ['none', 'fixed', 'percent_of_outstanding', 'percent_of_rent'],
      lease_event_kind: [
        'created',
        'draft_changed',
        'contract_sent',
        'contract_recalled',
        'contract_outdated',
        'party_signed',
        'party_refused',
        'contract_signed',
        'signed',
        'started',
        'notice_given',
        'notice_withdrawn',
        'rent_changed',
        'tenants_changed',
        'guarantors_changed',
        'renewal_drafted',
        'renewed',
        'unit_moved',
        'month_to_month',
        'ended',
        'terminated',
        'called_off',
        'deposit_opened',
        'deposit_reopened',
        'deposit_carried',
        'credit_moved',
        'deposit_settled',
      ],
      lease_status: [
        'draft',
        'sent',
        'partially_signed',
        'signed',
        'active',
        'notice_given',
        'month_to_month',
        'ended',
        'terminated',
        'renewed',
      ],
      legal_file_kind: [
        'end_of_term',
        'rent_increase',
        'deposit',
        'unpaid_rent',
        'eviction',
        'new_owner',
        'death_of_tenant',
        'sublease',
      ],
      legal_file_status: ['open', 'closed'],
      legal_step: [
        'paper_written',
        'served',
        'sent',
        'agreed',
        'unit_returned',
        'condition_recorded',
        'deposit_refunded',
        'debt_paid',
        'claim_filed',
        'hearing_set',
        'judgment_given',
        'judgment_served',
        'unit_recovered',
        'ownership_changed',
        'tenant_died',
        'taken_over',
        'sublease_requested',
        'note',
      ],
      maintenance_category: [
        'plumbing',
        'electricity',
        'air_conditioning',
        'appliances',
        'doors_and_locks',
        'structure',
        'pests',
        'cleaning',
        'common_areas',
        'other',
      ],
      maintenance_event_kind: [
        'reported',
        'started',
        'set_back',
        'completed',
        'cancelled',
        'reopened',
        'priority_changed',
        'assigned',
        'stage_changed',
        'message',
        'note',
        'photo_added',
        'rated',
        'work_order',
      ],
      maintenance_priority: ['low', 'medium', 'high', 'urgent'],
      maintenance_stage: ['assigned', 'scheduled', 'waiting_for_parts', 'waiting_for_resident'],
      maintenance_status: ['pending', 'in_progress', 'completed', 'cancelled'],
      majority_base: ['present', 'cast', 'all'],
      membership_role: ['owner', 'manager', 'accountant', 'maintenance', 'viewer'],
      message_step: [
        'queued',
        'waits_for_morning',
        'taken',
        'accepted',
        'retried',
        'refused',
        'shown',
        'delivered',
        'read',
        'failed',
        'device_gone',
        'no_address',
        'no_device',
        'no_consent',
        'no_sender',
        'not_allowed',
        'switched_off',
        'muted',
        'throttled',
      ],
      minutes_role: ['chair', 'secretary'],
      ncf_kind: [
        'fiscal_credit',
        'consumer',
        'credit_note',
        'special_regime',
        'government',
        'purchases',
        'minor_expenses',
        'debit_note',
      ],
      neighbour_name_kind: ['first_name_and_unit', 'first_name', 'unit'],
      notice_audience: ['organization', 'property', 'units', 'leases'],
      notice_party: ['landlord', 'tenant'],
      notification_cadence: ['off', 'at_once', 'daily', 'weekly'],
      notification_channel: ['in_app', 'email', 'push', 'whatsapp'],
      notification_event: [
        'payment_reported',
        'payment_decided',
        'application_received',
        'message_received',
        'notice_published',
        'maintenance_reported',
        'maintenance_updated',
        'parcel_waiting',
        'reservation_decided',
        'rules_published',
        'document_requested',
        'document_shared',
        'document_handed_in',
        'card_disputed',
        'account_security',
        'autopay_announced',
        'autopay_changed',
        'autopay_failed',
        'autopay_stopped',
        'calendar_reminder',
        'certificate_ending',
        'contract_decided',
        'contract_to_sign',
        'ecf_alarm',
        'fiscal_receipt_issued',
        'lease_ending',
        'maintenance_urgent',
        'plan_answered',
        'plan_requested',
        'preventive_opened',
        'quote_received',
        'report_ready',
        'report_scheduled',
        'test',
        'unit_moved',
        'vendor_document_ending',
        'visit_planned',
        'work_order_to_approve',
        'assembly_called',
        'decision_closed',
        'decision_closing',
        'decision_opened',
        'data_answered',
        'data_requested',
      ],
      notification_record: [
        'account',
        'application',
        'area_reservation',
        'assembly',
        'autopay',
        'bill',
        'calendar_event',
        'contract',
        'conversation',
        'decision',
        'document',
        'document_request',
        'fiscal_invoice',
        'house_rules',
        'lease',
        'maintenance_request',
        'notice',
        'parcel',
        'payment',
        'preventive_plan',
        'report_file',
        'report_schedule',
        'signing_certificate',
        'vendor',
        'work_order',
        'data_request',
      ],
      organization_kind: ['person', 'company', 'enterprise'],
      payment_method: [
        'transfer',
        'cash',
        'card',
        'cheque',
        'deposit',
        'withholding',
        'opening_credit',
        'moved_credit',
      ],
      payment_status: ['reported', 'confirmed', 'rejected', 'reversed'],
      plan_request_status: ['open', 'agreed', 'answered', 'withdrawn'],
      preventive_rhythm: ['days', 'weeks', 'months', 'years'],
      program_scope: ['overview', 'portfolio', 'money', 'leases', 'maintenance', 'own', 'help', 'prepare'],
      property_contact_kind: ['office', 'manager', 'emergency'],
      property_type: [
        'single_family',
        'multi_family',
        'apartment_complex',
        'condominium',
        'commercial',
        'mixed',
      ],
      proration_method: ['thirty_days', 'calendar_month', 'year_365', 'none'],
      quote_tax: ['none', 'included', 'added'],
      ranked_tie_rule: ['earlier_rounds', 'together'],
      reference_kind: ['landlord', 'employer', 'personal'],
      reference_outcome: ['pending', 'favorable', 'unfavorable', 'unreachable'],
      refund_status: ['requested', 'done', 'failed'],
      report_file_status: ['waiting', 'working', 'done', 'failed'],
      report_kind: [
        'income_statement',
        'balance_sheet',
        'trial_balance',
        'cash_flow',
        'rent_roll',
        'aged_receivables',
        'deposits_held',
        'owner_statement',
        'vacancy_loss',
        'budget_variance',
        'tax_summary',
      ],
      report_rhythm: ['weekly', 'monthly'],
      reservation_status: ['requested', 'confirmed', 'refused', 'cancelled'],
      results_shown: ['always', 'after_vote', 'after_close'],
      security_event_kind: [
        'signed_in',
        'password_changed',
        'email_changed',
        'factor_added',
        'factor_removed',
        'recovery_codes_created',
        'recovery_code_used',
        'sessions_ended',
        'data_exported',
        'program_granted',
        'program_revoked',
      ],
      signer_role: ['landlord', 'tenant', 'guarantor'],
      tax_form: ['606', '607', '608', 'IT-1', 'IR-17'],
      tax_form_status: ['open', 'checked', 'filed'],
      tax_regime: ['ordinary', 'simplified'],
      tax_treatment: ['exempt', 'taxable', 'furnished'],
      taxpayer_kind: ['person', 'company'],
      taxpayer_size: ['large_national', 'large_local', 'medium', 'small', 'micro', 'unclassified'],
      template_kind: ['message', 'notice'],
      unit_use: ['dwelling', 'commercial'],
      user_type: ['owner', 'manager', 'tenant', 'admin'],
      vendor_document_kind: ['insurance', 'licence', 'tax_certificate', 'other'],
      vote_weight: ['one_each', 'unit', 'area', 'coefficient'],
      whatsapp_sender_status: ['active', 'failing', 'off'],
      work_order_payer: ['owner', 'tenant', 'deposit'],
      work_order_status: [
        'draft',
        'quoting',
        'awaiting_approval',
        'approved',
        'in_progress',
        'done',
        'billed',
        'cancelled',
      ],
    },
  },
} as const;
