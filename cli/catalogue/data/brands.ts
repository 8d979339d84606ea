/** The demo's invented brands. */
export const brands = [
  'Tokri Fresh', 'Hari Bel', 'Dooni Dairy', 'Palasha', 'Meadowala', 'Subah Bakes', 'Kukkut Farm', 'Khetwala', 'Sona Bali', 'Dhanya Ghar',
  'Chulha', 'Ghani Gold', 'Mewa Mahal', 'Masala Manthan', 'Crunchora', 'Chatkarey', 'Phirki', 'Biskootwala', 'Oven Gali', 'Fizzoo',
  'Rasilo', 'Jharana', 'Chaipatti Lane', 'Kaapi Kettle', 'Taakato', 'Cacaoro', 'Mithai Mohalla', 'Goliwala', 'Thandak', 'Jhatpato',
  'Sheetal Kitchen', 'Tadka Tales', 'Nani Martaban', 'Nashtewala', 'Murgh & Co', 'Lehar Catch', 'Neemora', 'Keshika', 'Dantika', 'Roopa Botanics',
  'Daadhi', 'Chamakk', 'Dhobika', 'Mahakte', 'Narmo', 'Rasoi Mitra', 'Aaradhan', 'Jugnuu', 'Likhawat', 'Chhutkoo',
  'Pawsha', 'Billoo', 'Nirmala',
] as const;

export type Brand = (typeof brands)[number];
