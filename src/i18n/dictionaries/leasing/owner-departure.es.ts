import type { DepartureText, departureHistoryEn } from './owner-departure.en.ts';

export const departureEs: DepartureText = {
  leaves: 'Se va',
  leavesOf: (p) => `${p.name} se va del contrato`,
  changeDay: 'Cambiar el día',
  changeDayOf: (p) => `Cambiar el día en que se va ${p.name}`,
  stays: 'Se queda',
  staysOf: (p) => `${p.name} se queda`,
  staysTitle: (p) => `¿${p.name} se queda?`,
  staysText: 'Se retira el último día y sigue en el contrato.',
  lastDay: (p) => `Último día: ${p.date}`,
  title: (p) => `¿Cuándo se va ${p.name}?`,
  text: 'Los demás siguen con el contrato. El depósito se queda con él.',
  after:
    'Desde el día siguiente no recibe mensajes del contrato ni puede hacer nada en él. Sigue leyendo lo suyo hasta ese día.',
  autopay: 'Si su tarjeta paga el alquiler automáticamente, ese pago termina y se le avisa.',
  leftOn: 'Último día en el contrato',
  leftOnInvalid: (p) => `Elija un día entre el ${p.from} y el ${p.to}.`,
  primary: 'Inquilino principal desde entonces',
  primaryHint: 'Figura primero en recibos y listas. Los documentos anteriores quedan como están.',
  primarySame: 'El que ya se indicó',
  submit: 'Guardar el último día',
  done: 'Último día guardado',
  former: 'Ya no están en el contrato',
  left: (p) => `Se fue el ${p.date}`,
  back: 'Reincorporar',
  backOf: (p) => `Reincorporar a ${p.name} al contrato`,
  backTitle: (p) => `¿${p.name} vuelve a estar en el contrato?`,
  backText: 'Vuelve a ser inquilino del contrato y lo lee completo, también lo que llegó mientras no estaba.',
  backDone: 'De nuevo en el contrato',
};

export const departureHistoryEs: typeof departureHistoryEn = {
  leaves: (p) => `${p.name} se va; último día, ${p.date}`,
  leavesFirst: (p) =>
    `${p.name} se va; último día, ${p.date}. Desde entonces ${p.next} es el inquilino principal`,
  stays: (p) => `${p.name} se queda en el contrato`,
};
