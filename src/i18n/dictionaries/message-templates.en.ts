/** Common texts that the office starts from. Words in braces are filled for each reader; what the office adds goes to the end. */
export const messageTemplates = {
  reminder: {
    name: 'Rent is due soon',
    text: 'Hello. The rent for {month} is due on {date}. You can pay it or report your transfer in Llavero. If you have paid already, thank you.',
  },
  late: {
    name: 'Rent is late',
    text: 'Hello. The rent for {month}, due on {date}, has not reached us yet. Please pay it, or tell us here when you can, so that we find a way together.',
  },
  visit: {
    name: 'We are coming by',
    text: 'Hello. We need to enter {unit} to check or repair something. Please tell us here which days and times suit you, and we will confirm the visit.',
  },
  water: {
    name: 'Water or power will be cut',
    text: 'Hello. Because of some works, the water or the power at {property} will be cut. Please store water and unplug your appliances. We are sorry for the trouble. Day and time:',
  },
  renewal: {
    name: 'The lease ends soon',
    text: 'Hello. Your lease ends on {end}. Would you like to stay? Tell us here and we prepare the renewal with you.',
  },
  documents: {
    name: 'We need a document',
    text: 'Hello. We still need a document from you. You can attach a photo of it to your answer. What is missing:',
  },
  thanks: {
    name: 'Thank you',
    text: 'Thank you for letting us know. We will see to it and write to you here.',
  },
};

export type MessageTemplatesText = typeof messageTemplates;
