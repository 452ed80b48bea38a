/** What accounts of the chart, and cash that is kept apart, refuse. */
export const errorsCash = {
  account_protected: 'Llavero posts to this account automatically, so it can’t be changed.',
  account_has_entries: 'This account has entries, so its type can’t change. Add another account.',
  account_is_usual: 'This is one of your default accounts. Choose another default first.',
  accounts_same: 'Choose two different accounts.',
  deposits_reserved: 'This account is only for tenants’ deposits. Choose another one to pay from.',
  deposits_short: 'There isn’t enough money in this account. Move money in first, or choose another.',
  deposits_needed: 'Deposits owed to tenants have to stay in this account.',
  owners_money_reserved:
    'This account holds owners’ money and can only pay a property’s bills and owners. Choose another account.',
  owners_money_short: 'This account doesn’t hold that much for the property. Choose another account.',
};
export type ErrorsCashText = typeof errorsCash;
