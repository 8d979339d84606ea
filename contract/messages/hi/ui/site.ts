import type { Messages } from '../../en.js';

export const site: Messages['ui']['site'] = {
  name: 'Tokri',
  home: 'Tokri होम',
  account: 'अकाउंट और कार्ट',
  copyright: '© 2024 {name}. सर्वाधिकार सुरक्षित।',
  social: 'सोशल लिंक',
  bannerTitle: '{time} में राशन आपके घर',
  oneMinute: '1 मिनट',
  minutes: '{count} मिनट',
  bannerText: 'ताज़े फल, रोज़ की ज़रूरतें और मीठा-नमकीन, ऑर्डर करते ही पैक।',
  bannerAction: 'खरीदारी शुरू करें',
  loadingCategories: 'कैटेगरी लोड हो रही हैं',
  blurbs: 'हमसे क्यों खरीदें',
  blurbFast: 'सुपरफ़ास्ट डिलीवरी',
  blurbFastText: 'आपके पास के स्टोर से ऑर्डर मिनटों में आपके दरवाज़े पर।',
  blurbPrices: 'सबसे अच्छे दाम और ऑफ़र',
  blurbPricesText: 'हर दिन सही दाम, और ऑफ़र सीधे ब्रांड से।',
  blurbChoice: 'ढेरों विकल्प',
  blurbChoiceText: 'खाना, पर्सनल केयर, घर का सामान और बहुत कुछ: 5000+ प्रोडक्ट में से चुनें।',
};

export const search: Messages['ui']['search'] = {
  placeholder: 'आटा, दाल और बहुत कुछ खोजें...',
  label: 'प्रोडक्ट खोजें',
  prompt: '"{word}" खोजें',
  prompts: ['दूध', 'ब्रेड', 'चीनी', 'पनीर', 'चॉकलेट', 'दही', 'चावल', 'अंडे', 'चिप्स'],
  back: 'वापस होम पर',
  clear: 'खोज हटाएँ',
  list: 'सुझाव',
  suggestion: '1 सुझाव',
  suggestions: '{count} सुझाव',
  forget: '"{text}" हटाएँ',
  forgetAll: 'हिस्ट्री मिटाएँ',
  forgetHint: 'यह खोज हटाने के लिए {key} दबाएँ',
  related: 'इसके बदले खोजें',
  kinds: { recent: 'हाल की खोजें', term: 'यह खोजें', category: 'कैटेगरी', product: 'प्रोडक्ट' },
};
