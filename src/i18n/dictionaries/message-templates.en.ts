/** Common texts that the office starts from. Brackets stand for what it fills in. */
export const messageTemplates = {
  reminder: {
    name: 'Rent is due soon',
    text: 'Hello. The rent of [month] falls due on [date]. You can pay it or report your transfer in Llavero. If you have paid already, thank you.',
  },
  late: {
    name: 'Rent is late',
    text: 'Hello. The rent of [month] has not reached us yet. Please pay it, or tell us here when you can, so that we find a way together.',
  },
  visit: {
    name: 'We are coming by',
    text: 'Hello. We need to enter the unit on [date] between [time] and [time], for [reason]. Please tell us whether that suits you or which other time does.',
  },
  water: {
    name: 'Water or power will be cut',
    text: 'Hello. On [date] from [time] to [time] there will be no [water / power], because of [reason]. We are sorry for the trouble.',
  },
  renewal: {
    name: 'The lease ends soon',
    text: 'Hello. Your lease ends on [date]. Would you like to stay? Tell us here and we prepare the renewal with you.',
  },
  documents: {
    name: 'We need a document',
    text: 'Hello. We still need [document] from you. You can attach a photo of it to your answer.',
  },
  thanks: {
    name: 'Thank you',
    text: 'Thank you for letting us know. We will see to it and write to you here.',
  },
};

export type MessageTemplatesText = typeof messageTemplates;
