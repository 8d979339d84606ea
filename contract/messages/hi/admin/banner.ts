import type { AdminMessages } from '../../en/admin.js';

export const banner: AdminMessages['banner'] = {
  title: 'होम बैनर',
  loading: 'बैनर लोड हो रहा है',
  preview: 'झलक',
  english: 'अंग्रेज़ी टेक्स्ट',
  hindi: 'हिन्दी टेक्स्ट',
  linkAndImage: 'लिंक और इमेज',
  fields: {
    title: 'शीर्षक',
    text: 'वाक्य',
    action: 'बटन',
    titleHindi: 'हिन्दी में शीर्षक',
    textHindi: 'हिन्दी में वाक्य',
    actionHindi: 'हिन्दी में बटन',
    link: 'लिंक',
    image: 'इमेज',
  },
  titleHint: 'खाली छोड़ें तो “{text}” दिखेगा।',
  textHint: 'चौड़ी स्क्रीन पर दिखता है।',
  actionHint: 'खाली छोड़ें तो “{text}” दिखेगा। फ़ोन पर इसकी जगह तीर दिखता है।',
  hindiHint: 'खाली छोड़ें तो हिन्दी पढ़ने वालों को अंग्रेज़ी टेक्स्ट दिखेगा, अगर वह भरा हो।',
  linkHint: 'खाली छोड़ें तो खोज का पेज खुलेगा। नहीं तो दुकान का कोई पेज, जैसे {example}, या https:// पता लिखें।',
  removeImage: 'इमेज हटाएँ',
  imageRemoved: 'इमेज हट गई',
};
