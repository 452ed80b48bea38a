import type { ContractItem } from '#src/domain/leasing/rental-law.ts';

/** What a written contract must say, each in a few words. */
export const contractContentEn = {
  parties: 'the parties, with their ID documents',
  address: 'the exact address',
  description: 'a description of the unit and its condition',
  furniture: 'a furniture list',
  use: 'what it’s used for',
  price: 'the price, with the day, place and method of payment',
  end_date: 'the last day',
  domicile: 'the legal domicile of each party',
  contract_date: 'the contract date',
} satisfies Record<ContractItem, string>;
