/** Common texts that the office starts from. Words in braces are filled for each reader; what the office adds goes to the end. */
export const messageTemplates = {
  reminder: {
    name: 'Rent is due soon',
    text: 'Hello. The rent for {month} is due on {date}. You can pay it or report your transfer in Llavero. If you’ve already paid, thank you.',
  },
  late: {
    name: 'Rent is late',
    text: 'Hello. The rent for {month}, due on {date}, hasn’t reached us yet. Please pay it, or tell us here when you can, so we can work something out.',
  },
  visit: {
    name: 'Visit to the unit',
    text: 'Hello. We need to enter {unit} for an inspection or repair. Please tell us which days and times work for you, and we’ll confirm the visit.',
  },
  water: {
    name: 'Water or power shutoff',
    text: 'Hello. Because of scheduled work, the water or power at {property} will be shut off. Please store water and unplug your appliances. We’re sorry for the inconvenience. Date and time:',
  },
  renewal: {
    name: 'Lease ends soon',
    text: 'Hello. Your lease ends on {end}. Would you like to stay? Tell us here and we’ll prepare the renewal.',
  },
  documents: {
    name: 'We need a document',
    text: 'Hello. We still need a document from you. You can attach a photo of it to your reply. What we need:',
  },
  thanks: {
    name: 'Thank you',
    text: 'Thank you for letting us know. We’ll look into it and get back to you here.',
  },
};

export type MessageTemplatesText = typeof messageTemplates;
