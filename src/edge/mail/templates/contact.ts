import { object, picklist, string } from 'valibot';
import { type ContactReader, contactReaders } from '#src/domain/public-forms/contact.ts';
import type { Language } from '#src/i18n/language.ts';
import { defineTemplate } from '../template.ts';

const Message = object({
  name: string(),
  email: string(),
  reader: picklist(contactReaders),
  message: string(),
});

const readers: Record<Language, Record<ContactReader, string>> = {
  es: {
    owner: 'Propietario',
    tenant: 'Inquilino',
    manager: 'Administrador',
    company: 'Empresa inmobiliaria',
    other: 'Otro',
  },
  en: {
    owner: 'Owner',
    tenant: 'Tenant',
    manager: 'Manager',
    company: 'Real-estate company',
    other: 'Other',
  },
};

/** To the team: what somebody wrote. Answering the mail answers the person. */
export const contactMessage = defineTemplate(Message, {
  es: ({ name, email, reader, message }) => ({
    subject: `Mensaje de ${name}`,
    preview: message.slice(0, 120),
    heading: `Mensaje de ${name}`,
    paragraphs: ['Llegó por el formulario de contacto. Si responde este correo, le responde a la persona.'],
    facts: [
      ['Nombre', name],
      ['Correo', email],
      ['Escribe como', readers.es[reader]],
    ],
    quote: message,
  }),
  en: ({ name, email, reader, message }) => ({
    subject: `Message from ${name}`,
    preview: message.slice(0, 120),
    heading: `Message from ${name}`,
    paragraphs: ['Sent through the contact form. Reply to this email to reply to the person.'],
    facts: [
      ['Name', name],
      ['Email', email],
      ['Role', readers.en[reader]],
    ],
    quote: message,
  }),
});

/** To the person: that the message arrived, without their words: the address may be somebody else's. */
export const contactReceived = defineTemplate(object({}), {
  es: () => ({
    subject: 'Recibimos su mensaje',
    preview: 'Le responderemos a este correo.',
    heading: 'Recibimos su mensaje',
    paragraphs: [
      'Gracias por escribirnos. Leemos cada mensaje y le responderemos a este correo.',
      'Si quiere agregar algo, vuelva a escribirnos desde la página de contacto.',
    ],
    notes: ['Si no nos escribió, alguien puso su correo por error: no tiene que hacer nada.'],
  }),
  en: () => ({
    subject: 'We got your message',
    preview: 'We’ll reply to this email.',
    heading: 'We got your message',
    paragraphs: [
      'Thanks for writing. We read every message and will reply to this email.',
      'If you have something to add, send us another message from the contact page.',
    ],
    notes: [
      'If you didn’t write to us, someone entered your email by mistake. You don’t need to do anything.',
    ],
  }),
});
