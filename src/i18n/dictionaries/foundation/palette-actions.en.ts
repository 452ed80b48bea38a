/** How an action with a record is said; src/domain/foundation/record-action.ts reads it. */
export const paletteActions = {
  verbs: {
    payment: [
      'record payment',
      'register payment',
      'enter payment',
      'new payment',
      'payment',
      'receive payment',
      'take payment',
      'collect',
      'collect rent',
      'collect payment',
    ],
    charge: ['add charge', 'new charge', 'charge', 'invoice', 'bill', 'create charge', 'generate invoice'],
    message: ['message', 'send message', 'new message', 'write', 'write message', 'text', 'contact'],
    report: [
      'report',
      'report problem',
      'report issue',
      'new request',
      'new maintenance request',
      'maintenance request',
      'maintenance',
      'repair',
      'fix',
    ],
    renew: ['renew', 'renew lease', 'renewal', 'extend', 'extend lease'],
  },
  links: ['a', 'an', 'the', 'to', 'for', 'from', 'of', 'with', 'by', 'on'],
  places: ['in', 'at'],
  nouns: ['unit', 'apartment', 'apt', 'tenant', 'lease'],
};
