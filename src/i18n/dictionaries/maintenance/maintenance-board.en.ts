type Count = { count: number };

/** The requests as a board, and what is done with many of them. */
export const maintenanceBoard = {
  views: { list: 'Show as a list', board: 'Show as a board' },
  none: 'No requests here.',
  reported: 'Reported',
  bulk: {
    label: 'Selected requests',
    clear: 'Clear selection',
    assign: 'Assign',
    assignTitle: (p: Count) => (p.count === 1 ? 'Assign 1 request' : `Assign ${p.count} requests`),
    priority: 'Priority',
    priorityTitle: (p: Count) =>
      p.count === 1 ? 'Change the priority of 1 request' : `Change the priority of ${p.count} requests`,
    close: 'Close',
    closeTitle: (p: Count) => (p.count === 1 ? 'Close 1 request' : `Close ${p.count} requests`),
    outcome: 'How do they end?',
    reason: 'Note or reason',
    reasonHint: 'The tenants will see this.',
    reasonMissing: 'Enter a reason to cancel requests.',
    outcomeMissing: 'Choose how they end.',
    assigneeMissing: 'Choose an assignee.',
    priorityMissing: 'Choose a priority.',
    apply: 'Apply',
    done: (p: Count) => (p.count === 1 ? '1 request updated' : `${p.count} requests updated`),
    refusedTitle: (p: Count) =>
      p.count === 1 ? '1 request couldn’t be updated' : `${p.count} requests couldn’t be updated`,
    refused: (p: { number: number; title: string; why: string }) => `No. ${p.number}, ${p.title}: ${p.why}`,
  },
};

export type MaintenanceBoardText = typeof maintenanceBoard;
