import type { SeededViolation } from './violations.test-support.ts';

/** Each is put into a contract that is clean otherwise. */
export const violationsEn: readonly SeededViolation[] = [
  {
    code: 'deposit_above_cap',
    replaced: { deposit: 'The Tenant pays a security deposit of three (3) months’ rent.' },
  },
  {
    code: 'deposit_above_cap',
    replaced: { deposit: 'As security, the Lessee leaves a deposit equal to four months of rent.' },
  },
  {
    code: 'deposit_above_cap',
    replaced: {
      price: 'The rent is RD$20,000.00 per month, due on the 5th day of each month by bank transfer.',
      deposit: 'Deposit: RD$60,000.00, returned at the end.',
    },
  },
  {
    code: 'notice_too_short',
    replaced: {
      notice:
        'Whoever does not wish to renew gives the other party thirty (30) days’ notice before the end of the term.',
    },
  },
  {
    code: 'notice_too_short',
    replaced: { notice: 'The Lessor may terminate the lease at expiry on 15 days’ prior notice.' },
  },
  {
    code: 'notice_too_short',
    replaced: {
      notice:
        'If the Landlord does not want to continue, it is enough to notify the Tenant one (1) month before the lease ends.',
    },
  },
  {
    code: 'repairs_waived',
    replaced: { repairs: 'All repairs, including structural ones, are at the Tenant’s expense.' },
  },
  { code: 'repairs_waived', added: 'The Landlord has no duty to make any repairs during the lease.' },
  {
    code: 'repairs_waived',
    added: 'The Lessee waives the right to demand necessary repairs from the Lessor.',
  },
  {
    code: 'repairs_waived',
    added: 'The Tenant bears the cost of any repair the property needs, whether major or minor.',
  },
  {
    code: 'self_help_eviction',
    added: 'If one month goes unpaid, the Landlord may change the locks and remove the Tenant’s belongings.',
  },
  {
    code: 'self_help_eviction',
    added: 'When rent is ten days late, the Lessor is entitled to cut off electricity and water.',
  },
  { code: 'self_help_eviction', added: 'The Landlord may evict the Tenant without a court order.' },
  {
    code: 'unilateral_increase',
    added: 'The Landlord may raise the rent at any time at its sole discretion.',
  },
  {
    code: 'unilateral_increase',
    added: 'The rent will be increased by 20% a year without the Tenant’s consent.',
  },
  { code: 'unilateral_increase', added: 'Each year the Lessor freely sets the new rent.' },
  { code: 'receipt_refused', added: 'The Landlord will not give receipts for cash payments.' },
  { code: 'receipt_refused', added: 'The Tenant waives any right to a receipt.' },
  { code: 'deposit_forfeited', replaced: { deposit: 'The deposit of one month is non-refundable.' } },
  { code: 'deposit_forfeited', added: 'The Lessor may keep the deposit without giving any explanation.' },
  {
    code: 'late_reasons',
    replaced: {
      deposit:
        'One month is left as a deposit. Reasons for any deduction from the deposit are sent within thirty (30) days.',
    },
  },
  {
    code: 'new_owner_free',
    added: 'If the property is sold, this lease is cancelled and the Tenant must vacate.',
  },
  { code: 'new_owner_free', added: 'A new owner is not bound by this lease.' },
  {
    code: 'death_ends_lease',
    added: 'The Tenant’s death ends the lease immediately, and the heirs must vacate.',
  },
  { code: 'no_voice_in_meetings', added: 'The Tenant may not attend or speak at condominium meetings.' },
  { code: 'unwritten_sublease', added: 'The Tenant may sublet with the Landlord’s verbal permission.' },
  { code: 'dated_law', added: 'Anything not provided for is governed by Law No. 4314 on rental deposits.' },
  { code: 'dated_law', added: 'The deposit is lodged with the Banco Agrícola under Ley 17-88.' },
  { code: 'dated_law', added: 'Eviction follows article 3 of Decree 4807 of 1959.' },
  { code: 'missing', item: 'furniture', replaced: { furniture: '' } },
  { code: 'missing', item: 'use', replaced: { use: '' } },
  { code: 'missing', item: 'domicile', replaced: { domicile: '' } },
  { code: 'missing', item: 'contract_date', replaced: { date: 'Signed by the parties.' } },
  { code: 'missing', item: 'description', replaced: { description: '' } },
  { code: 'missing', item: 'end_date', replaced: { term: '' } },
  {
    code: 'missing',
    item: 'address',
    replaced: { address: 'The Landlord rents an apartment to the Tenant.' },
  },
  {
    code: 'missing',
    item: 'parties',
    replaced: { parties: 'The landlord and the tenant agree as follows.' },
  },
  { code: 'missing', item: 'price', replaced: { price: 'The rent will be agreed later.' } },
];
