import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { addRow, changeRow } from '#src/data/table-rows.ts';
import type { ExpenseKind, IsrKind } from '#src/domain/expenses/bill.ts';
import type { IdentityType } from '#src/domain/foundation/enums.ts';

/** A vendor as its form gives it; texts that are unknown are empty. */
export interface VendorFields {
  readonly name: string;
  readonly identityType: IdentityType | null;
  /** As it is stored: digits, of a passport letters too; empty without a type. */
  readonly identityNumber: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly bankName: string;
  readonly bankAccount: string;
  readonly accountId: string | null;
  readonly expenseKind: ExpenseKind | null;
  readonly itbisWithheldBasisPoints: number;
  readonly isrKind: IsrKind | null;
  readonly isrBasisPoints: number;
}

const toRow = (fields: VendorFields) => ({
  name: fields.name.trim(),
  identityType: fields.identityType,
  identityNumber: fields.identityType ? fields.identityNumber : '',
  phone: fields.phone.trim(),
  email: fields.email.trim(),
  address: fields.address.trim(),
  bankName: fields.bankName.trim(),
  bankAccount: fields.bankAccount.trim(),
  accountId: fields.accountId,
  expenseKind: fields.expenseKind,
  itbisWithheldBasisPoints: fields.itbisWithheldBasisPoints,
  isrKind: fields.isrKind,
  isrBasisPoints: fields.isrKind ? fields.isrBasisPoints : 0,
});

/** Adds a vendor under an id that the client made: a repeat adds nothing. Error: `already_exists` for a number that another has. */
export async function createVendor(
  input: VendorFields & { readonly organizationId: string },
  vendorId: string,
): Promise<string> {
  await addRow('vendors', { id: vendorId, organizationId: input.organizationId, ...toRow(input) });
  return vendorId;
}

/** Changes a vendor. Errors: `not_found` when the caller may not, `already_exists`. */
export async function updateVendor(input: VendorFields & { readonly vendorId: string }): Promise<string> {
  const answer = await getClient()
    .from('vendors')
    .update(toRow(input))
    .eq('id', input.vendorId)
    .select('id')
    .single();
  return unwrap(answer).id;
}

/** Puts vendors away, or back: no new bills come from one that is away. */
export async function archiveVendor(input: {
  readonly vendorId: string;
  readonly isArchived: boolean;
}): Promise<void> {
  await changeRow(
    'vendors',
    { id: input.vendorId },
    { archivedAt: input.isArchived ? new Date().toISOString() : null },
  );
}
