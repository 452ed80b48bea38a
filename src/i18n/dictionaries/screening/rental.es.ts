import type { RentalText } from './rental.en.ts';

export const rental = {
  title: (p) => `${p.title}, ${p.place}`,
  description: (p) => `En alquiler por ${p.rent} al mes en ${p.place}. Lo ofrece ${p.landlord}.`,
  rent: 'al mes',
  facts: 'Detalles',
  bedrooms: 'Habitaciones',
  bathrooms: 'Baños',
  area: 'Tamaño',
  squareMetres: (p) => `${p.area} m²`,
  deposit: 'Depósito',
  depositMonths: (p) => {
    if (p.count === 0) return 'Ninguno';
    return p.count === 1 ? `${p.amount} (1 mes)` : `${p.amount} (${p.count} meses)`;
  },
  available: 'Disponible',
  availableNow: 'Ahora',
  place: 'Lugar',
  use: 'Uso',
  offeredBy: 'Lo ofrece',
  amenities: 'Amenidades',
  print: 'Con Ctrl + P (⌘ + P en una Mac) imprime esta página como volante.',
  flyer: { apply: 'Véalo y solicítelo aquí' },
  photoOf: (p) => `Foto ${p.number} de ${p.count}`,
  form: {
    title: 'Solicitar',
    lead: 'Toma dos minutos. Le enviaremos un correo para confirmar que es usted; después el propietario verá su solicitud.',
    name: 'Nombre completo',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    occupation: 'Ocupación',
    employer: 'Empleador',
    income: (p) => `Ingreso al mes, en ${p.currency}`,
    moveIn: '¿Cuándo se mudaría?',
    note: '¿Algo que el propietario deba saber?',
    optional: 'opcional',
    consent:
      'Autorizo que el propietario use estos datos para decidir sobre mi solicitud y los compruebe. Si se rechaza o la retiro, se borran después del plazo que el propietario haya fijado, de 30 a 365 días.',
    privacy: 'Privacidad',
    fair: 'A nadie se le puede rechazar por sexo, edad, nacionalidad, raza, religión, familia, discapacidad o similares (Ley 85-25, art. 22). Por eso el formulario no los pregunta.',
    trap: 'Deje esto vacío',
    send: 'Enviar solicitud',
    errors: {
      name: {
        missing: 'Escriba su nombre.',
        invalid: 'Contiene caracteres invisibles. Escríbalo de nuevo a mano.',
        too_long: 'Es demasiado largo.',
      },
      email: {
        missing: 'Escriba su correo.',
        invalid: 'El correo tiene un error. Es como ana@ejemplo.com.',
      },
      phone: {
        missing: 'Escriba su teléfono.',
        invalid: 'Escriba el teléfono con su código de área, como 809-555-0123.',
      },
      occupation: {
        invalid: 'Contiene caracteres invisibles. Escríbalo de nuevo a mano.',
        too_long: 'Es demasiado largo.',
      },
      employer: {
        invalid: 'Contiene caracteres invisibles. Escríbalo de nuevo a mano.',
        too_long: 'Es demasiado largo.',
      },
      income: { invalid: 'Escriba un monto como 60,000.' },
      move_in: { invalid: 'Elija una fecha.' },
      note: {
        invalid: 'Contiene caracteres invisibles. Escríbalo de nuevo a mano.',
        too_long: 'Es demasiado largo: hasta 1,000 caracteres.',
      },
      consent: { missing: 'Sin su autorización nadie puede ver sus datos.' },
    },
    problem: 'Falta algo. Vea los campos marcados abajo.',
    limited: 'Demasiados intentos. Pruebe otra vez en una hora.',
    failed: 'No se pudo enviar. Lo que escribió sigue aquí; pruebe otra vez en un momento.',
  },
  sent: {
    title: 'Revise su correo',
    lead: 'Le enviamos un correo con un botón. Su solicitud llega al propietario cuando usted lo pulse. El enlace sirve durante siete días.',
  },
  closed: {
    title: 'Ya no está disponible',
    lead: 'Este anuncio ya no está publicado.',
    home: 'Ir a Llavero',
  },
  unavailable: {
    title: 'No se puede mostrar ahora',
    lead: 'Algo falló de nuestro lado. Pruebe otra vez en un momento.',
  },
  confirm: {
    title: 'Confirme su solicitud',
    lead: 'Pulse el botón y el propietario recibirá su solicitud.',
    button: 'Confirmar mi solicitud',
    doneTitle: 'Listo: su solicitud llegó',
    doneLead: 'El propietario la revisa y le escribe o le llama.',
    expired: 'Este enlace venció. Solicite otra vez desde el anuncio.',
    unknown: 'Este enlace no sirve. Ábralo tal como está en el correo.',
  },
} satisfies RentalText;
