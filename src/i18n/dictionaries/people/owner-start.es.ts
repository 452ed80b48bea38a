import type { OwnerStartText } from './owner-start.en.ts';

export const ownerStart = {
  welcome: {
    title: 'Tres preguntas para empezar',
    text: 'Todo se puede cambiar después, en Organización.',
    name: 'Nombre',
    nameHint: 'Su nombre o el de su empresa. Los inquilinos lo verán en sus recibos.',
    homes: '¿Cuántas viviendas o locales alquila?',
    homeCounts: { one: 'Una', few: 'De 2 a 10', many: 'Más de 10' },
    first: '¿Qué quiere hacer primero?',
    firsts: { collect: 'Cobrar el alquiler', bring: 'Traer mi cartera', look: 'Conocer Llavero' },
    firstHints: {
      collect: 'Empiece con una propiedad y su inquilino.',
      bring: 'Suba una hoja de cálculo con sus propiedades y unidades.',
      look: 'Vaya a Inicio. Allí le esperan los pasos.',
    },
    submit: 'Empezar',
    problems: { nameLong: 'Como máximo 120 caracteres.' },
    created: (p) => `Listo: su organización es ${p.name}.`,
  },
  steps: {
    title: 'Empiece aquí',
    count: (p) => `${p.done} de ${p.total} hechos`,
    done: 'Hecho',
    hide: 'Ocultar',
    all: 'Ver todos los pasos',
    fewer: 'Solo el siguiente',
    each: {
      home: {
        title: 'Agregue su primera vivienda o local',
        text: 'Una casa, un edificio o un local.',
        verb: 'Agregar propiedad',
      },
      lease: {
        title: 'Registre a su inquilino',
        text: 'Su contrato dice el alquiler. Después cada mes se carga solo.',
        verb: 'Agregar inquilino',
      },
      account: {
        title: 'Indique a qué cuenta le pagan',
        text: 'Sus inquilinos ven esta cuenta al pagar.',
        verb: 'Agregar la cuenta',
      },
      invite: {
        title: 'Invite a su inquilino',
        text: 'Verá lo que debe y le reportará sus pagos.',
        verb: 'Abrir el contrato',
      },
      payment: {
        title: 'Reciba el primer pago',
        text: 'Confirme el que le reporten o regístrelo usted. El recibo se envía solo.',
        verb: 'Registrar pago',
      },
      taxes: {
        title: 'Complete su perfil fiscal',
        text: 'Hace falta para dar comprobantes (NCF) y llenar formularios de la DGII.',
        verb: 'Completar el perfil',
      },
      team: {
        title: 'Invite a su equipo',
        text: 'Cada persona ve lo que necesita su rol.',
        verb: 'Invitar a alguien',
      },
    },
    setTitle: 'Todo está en marcha',
    setText: (p) =>
      `Su primer pago está confirmado y el recibo ${p.number}, emitido. Si invitó a su inquilino, lo recibe por correo.`,
    seePayment: 'Ver el pago',
    deposits: (p) =>
      `Usted guarda ${p.amount} en depósitos. Son de sus inquilinos: ningún mes los cuenta como cobrados.`,
    seeDeposits: 'Ver depósitos',
    hiddenTitle: 'Primeros pasos',
    hiddenText: 'Están ocultos en Inicio.',
    showAgain: 'Volver a mostrarlos',
    shown: 'Los primeros pasos están otra vez en Inicio.',
    inviteSentTitle: 'Su inquilino está invitado',
    inviteSentText: (p) =>
      `Le escribimos a ${p.email}. Verá lo que debe y podrá reportar sus pagos. Usted los confirma en Inicio.`,
    toHome: 'Ir a Inicio',
  },
} satisfies OwnerStartText;
