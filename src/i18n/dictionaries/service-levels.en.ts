/** How soon maintenance requests are answered and resolved. */
export const serviceLevels = {
  title: 'Service levels',
  description:
    'Within how many hours you mean to answer and to resolve a request, by how urgent it is. New requests go by it.',
  link: 'Service levels',
  back: 'Maintenance',
  priority: 'Priority',
  response: 'Answered within',
  resolution: 'Resolved within',
  hours: 'h',
  responseOf: (p: { priority: string }) => `${p.priority}: hours until it is answered`,
  resolutionOf: (p: { priority: string }) => `${p.priority}: hours until it is resolved`,
  readOnly: 'Only an owner of the organization changes them.',
  save: 'Save service levels',
  saved: 'Service levels saved',
  reset: 'Suggested values',
  problems: {
    response: 'Write whole hours, from 1 to 720.',
    resolution: 'Write whole hours, up to 2,160.',
    order: 'It is resolved after it is answered: write more hours.',
  },
};

export type ServiceLevelsText = typeof serviceLevels;
