/** How soon maintenance requests are answered and resolved. */
export const serviceLevels = {
  title: 'Service levels',
  description:
    'How many hours you aim to take to reply to and resolve a request, by priority. Applies to new requests.',
  link: 'Service levels',
  back: 'Maintenance',
  priority: 'Priority',
  response: 'Reply within',
  resolution: 'Resolve within',
  hours: 'h',
  responseOf: (p: { priority: string }) => `${p.priority}: hours to reply`,
  resolutionOf: (p: { priority: string }) => `${p.priority}: hours to resolve`,
  readOnly: 'Only an owner of the organization can change these.',
  save: 'Save service levels',
  saved: 'Service levels saved',
  reset: 'Suggested values',
  problems: {
    response: 'Enter whole hours from 1 to 720.',
    resolution: 'Enter whole hours, up to 2,160.',
    order: 'The time to resolve must be longer than the time to reply.',
  },
};

export type ServiceLevelsText = typeof serviceLevels;
