import type { Banner } from '../../contract/home.js';

export const sampleBanner: Banner = {
  title: 'Diwali sweets are here',
  text: 'Fresh laddoos and barfi from the neighbourhood, until Sunday.',
  action: 'See sweets',
  titleHindi: 'दिवाली की मिठाइयाँ आ गईं',
  textHindi: 'मोहल्ले के ताज़े लड्डू और बर्फ़ी, रविवार तक।',
  actionHindi: 'मिठाइयाँ देखें',
  link: '/search?q=sweets',
  image: '',
  revision: 3,
};
