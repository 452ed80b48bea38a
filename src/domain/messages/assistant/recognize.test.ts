import { describe, expect, it } from 'vitest';
import { recognizeTopics } from './recognize.ts';
import { type Topic, topics } from './topics.ts';

/** Questions as people write them, with and without accents and marks. */
const asked: readonly (readonly [string, Topic])[] = [
  ['Hola', 'greeting'],
  ['good morning!', 'greeting'],
  ['¿Qué puede hacer?', 'about'],
  ['Who are you?', 'about'],
  ['Muchas gracias', 'thanks'],
  ['¿Cuánto debo?', 'due'],
  ['cuanto tengo que pagar', 'due'],
  ['Estoy al día?', 'due'],
  ['How much do I owe?', 'due'],
  ['what is my balance', 'due'],
  ['¿Cuándo tengo que pagar?', 'next_rent'],
  ['Cuándo vence el próximo alquiler', 'next_rent'],
  ['When is my rent due?', 'next_rent'],
  ['when do I have to pay', 'next_rent'],
  ['¿Cómo puedo pagar?', 'ways_to_pay'],
  ['¿Puedo pagar con tarjeta?', 'ways_to_pay'],
  ['How can I pay?', 'ways_to_pay'],
  ['do you take cash', 'ways_to_pay'],
  ['¿Llegó mi transferencia?', 'payment'],
  ['¿Ya confirmaron mi pago?', 'payment'],
  ['por qué rechazaron el pago', 'payment'],
  ['Did you receive my payment?', 'payment'],
  ['¿Dónde está mi recibo?', 'receipt'],
  ['I need my last receipt', 'receipt'],
  ['¿Cuánto es la mora?', 'late_fee'],
  ['qué pasa si me atraso', 'late_fee'],
  ['What happens if I pay late?', 'late_fee'],
  ['is there a late fee', 'late_fee'],
  ['¿Cuánto es el alquiler?', 'rent'],
  ['¿Van a subir el alquiler?', 'rent'],
  ['How much is my rent?', 'rent'],
  ['will the rent go up', 'rent'],
  ['¿Cuándo me devuelven el depósito?', 'deposit'],
  ['How do I get my deposit back?', 'deposit'],
  ['¿Cuándo vence mi contrato?', 'term'],
  ['quiero renovar', 'term'],
  ['When does my lease end?', 'term'],
  ['¿Con cuánta anticipación aviso que me voy?', 'leaving'],
  ['quiero mudarme', 'leaving'],
  ['I am moving out next month', 'leaving'],
  ['¿Qué pasó con mi avería?', 'requests'],
  ['cuándo vienen a arreglar', 'requests'],
  ['What is the status of my request?', 'requests'],
  ['El inodoro no funciona', 'report'],
  ['hay una gotera en el baño', 'report'],
  ['The sink is broken', 'report'],
  ['¿Cómo hablo con el propietario?', 'contact'],
  ['teléfono de la oficina', 'contact'],
  ['How do I contact my landlord?', 'contact'],
  ['Quiero una copia de mi contrato', 'documents'],
  ['where are my documents', 'documents'],
  ['Huele a gas', 'emergency'],
  ['there is a fire', 'emergency'],
  ['¿Cuál es mi dirección?', 'place'],
  ['what is my address', 'place'],
  ['Olvidé mi contraseña', 'security'],
  ['change my password', 'security'],
  ['¿Cómo pongo la aplicación en inglés?', 'settings'],
  ['turn off notifications', 'settings'],
];

const notAsked = [
  '¿Cuál es la capital de Francia?',
  'What is the meaning of life?',
  'Recomiéndeme una película',
  'asdf qwer',
  '',
  '¿?!',
  'What does my neighbour Ana earn?',
];

describe('what a question is about', () => {
  it.each(asked)('"%s" is about %s', (question, topic) => {
    expect(recognizeTopics(question)[0]).toBe(topic);
  });

  it.each(notAsked)('"%s" is about nothing it knows', (question) => {
    expect(recognizeTopics(question)).toEqual([]);
  });

  it('may be several things', () => {
    expect(recognizeTopics('¿Cuánto debo y cuándo vence mi contrato?')).toEqual(
      expect.arrayContaining(['due', 'term']),
    );
  });

  it('is found for every matter in both languages', () => {
    expect(new Set(asked.map(([, topic]) => topic))).toEqual(new Set(topics));
  });

  it('does not depend on accents, marks or capitals', () => {
    for (const [question, topic] of asked) {
      const plain = question
        .normalize('NFD')
        .replaceAll(/\p{Diacritic}/gu, '')
        .replaceAll(/[¿?¡!]/g, '');
      expect(recognizeTopics(plain.toUpperCase())[0], question).toBe(topic);
    }
  });
});
