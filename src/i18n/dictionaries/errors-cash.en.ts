/** What accounts of the chart, and cash that is kept apart, refuse. */
export const errorsCash = {
  account_protected: 'This account belongs to the chart that the product posts to. It stays as it is.',
  account_has_entries: 'This account has entries: its type stays. Add another account.',
  account_is_usual: 'This is one of your usual accounts. Choose another usual account first.',
  accounts_same: 'Choose two different accounts.',
  deposits_reserved: 'This account keeps tenants’ deposits: it pays nothing else. Choose another account.',
  deposits_short: 'This account does not hold that much. Move money into it first, or choose another.',
  deposits_needed: 'What is owed to tenants as deposits has to stay there.',
  owners_money_reserved:
    'This account keeps owners’ money: it pays bills and owners of a property, nothing else. Choose another account.',
  owners_money_short: 'This account holds less than that for the property. Choose another account.',
};
export type ErrorsCashText = typeof errorsCash;
