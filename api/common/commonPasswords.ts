/**
 * Lists the most common passwords of 8 or more characters in lower case, including those common in India and
 * in shops.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
!qaz1qaz !qaz2wsx 00000000 000000000 0000000000 01234567 012345678 0123456789 0987654321 10203040
1020304050 102030405060 11111111 111111111 1111111111 11112222 11223344 1122334455 112233445566 12121212
12312312 123123123 1231231234 123321123 12341234 12344321 123454321 1234554321 12345678 123456789
1234567890 1234567891 12345678910 1234567899 123456789a 123456789q 12345678a 123456aa 123456ab 123456abc
123456qw 12345abc 1234abcd 1234qwer 123654789 1236987450 123789456 123abc123 123asd123 123qweasd
123qweasdzxc 13131313 13579246 135792468 147258369 147852369 147896325 159357258 159753456 19191919
1password 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 20202020 22222222 24681357
246813579 2wsx3edc 321654987 33333333 44444444 456456456 55555555 654321654 66666666 69696969 741852963
77777777 78678678 786786786 789456123 789789789 87654321 88888888 963852741 98765432 987654321 9876543210
99999999 a1234567 a12345678 a123456789 a1b2c3d4 a1b2c3d4e5 aa123456 aa12345678 aaaa1111 aaaaaaaa aaaaaaaaa
aaaaaaaaaa aabbccdd aakash123 abc12345 abc123456 abc123abc abc@1234 abc@12345 abcabcabc abcd1234 abcd12345
abcd123456 abcd@1234 abcdefgh abcdefghi abcdefghij abhishek abhishek1 abhishek12 abhishek123 abhishek@123
access123 access14 admin123 admin1234 admin12345 admin123456 admin2020 admin2023 admin2024 admin2025
admin888 admin@123 admin@1234 adminadmin administrator ahmedabad aishwarya ajay1234 akash123 akash1234
alexander alexander1 alexandra alexandria allah123 allah786 allahuakbar aman1234 amazon123 america1
amit1234 amit12345 amit@123 amitabh1 andrew123 angel123 angelina angels12 anita123 anjali12 anjali123
anjali@123 ankit123 ankit1234 ankit@123 anthony1 anything apple123 apples123 april123 arjun123 arjun1234
arsenal1 arsenal123 aryan123 aryan1234 asd12345 asd123456 asdasdasd asdf1234 asdfasdf asdfghjk asdfghjkl
asdfghjkl1 asdfqwer asdfzxcv ashish12 ashish123 ashley12 ashley123 assassin asshole1 august12 australia
autumn2023 autumn2024 baby1234 babyboy1 babygirl babygirl1 badboy12 badgirl1 badminton bajrang1
bajrangbali banana12 banana123 bangalore bangalore1 bangladesh barbie12 barbie123 barcelona barcelona1
baseball baseball1 basketball basketball1 batman12 batman123 beatles1 bengaluru benjamin benjamin1
bestfriend bestfriends bharat123 bharat@123 bharatmata bigbasket billion1 birthday birthday1 biryani1
biryani123 bismillah bismillah1 bitch123 black123 blackbird blackcat blackjack blacksabbath blessed1
blessing blinkit1 blinkit123 blue1234 blueberry bluebird bobmarley bollywood brandon1 brandon123 broncos1
brooklyn business butterfly butterfly1 calcutta california canada12 canada123 carolina caroline caroline1
catherine chai1234 champion champion1 champions change123 changeit changeme changeme1 changeme123 charlie1
charlie123 chelsea1 chelsea123 chelseafc chennai1 chennai123 cherry12 cherry123 cheyenne chicago1
chocolate chocolate1 christ123 christian christine christmas christmas1 christopher cinderella cinnamon
coffee123 college1 college123 colorado company1 company123 computer computer1 computer123 cookie123
cookies1 correcthorse correcthorsebatterystaple corvette cowboys1 creation creative cricket1 cricket123
cricketer cristiano cristina crystal1 crystal123 cupcake1 dallas12 dancing1 daniel123 danielle danielle1
darkangel darkness darthvader december december1 deepak12 deepak123 deepak1234 deepak@123 deepika1
deepika123 default1 default123 delhi123 delhi1234 demo1234 demo12345 dhoni007 dhoni123 diamond1 diamond123
diamonds dinesh12 dinesh123 divya123 divya1234 diwali12 diwali123 diwali2023 diwali2024 doggy123 dollar12
dolphin1 dolphins doraemon dragon12 dragon123 durga123 durgamaa eagles12 elephant elephant1 elizabeth
elizabeth1 eminem12 eminem123 everything example1 example123 explorer facebook facebook1 facebook123
faith123 father12 father123 february ferrari1 ferrari123 fireball firebird flipkart flipkart123 florida1
football football1 football12 football123 forever1 forever21 forgetit forgotpassword fortnite francesco
francisco freedom1 freedom123 friday123 friend123 friends1 friends123 friendship fuckoff1 fuckyou1
fuckyou12 fuckyou123 gabriel1 gabriela gandalf1 ganesh12 ganesh123 ganesh1234 ganesh@123 ganesha1 gangsta1
gangster ganpati1 ganpati123 ganpatibappa garfield gmail123 godisgood godisgreat godislove golden12
goldfish goodboy1 goodgirl goodluck goodmorning goodnight google123 green123 groceries grocery1 grocery123
guest123 guest1234 guitar12 guitar123 gujarat1 gujarat123 gupta123 hacker12 hacker123 hallelujah halloween
hannah123 hanuman1 hanuman123 happiness happy123 happy1234 happyday hardik123 harekrishna hareram1
harharmahadev hariom12 hariom123 hariom@123 harley123 harrypotter hello123 hello123! hello1234 hello12345
hello@123 hellohello hellokitty helloworld helloworld1 hindustan hindustan1 hogwarts holi1234 holiday1
honda123 hotgirl1 hotmail1 houston1 hunter12 hunter123 hurricane hyderabad hyderabad1 ilovegod iloveher
ilovehim iloveindia ilovejesus iloveme1 ilovemom ilovemyindia ilovemylife ilovemyself iloveyou iloveyou!
iloveyou1 iloveyou12 iloveyou123 iloveyou2 india123 india1234 india12345 india1947 india@123 india@1234
indian12 indian123 indian@123 instagram instagram1 internet internet1 iphone123 ipl12345 ironman123
isabella jaihind1 jaihind123 jaihind@123 jaimatadi jaimatadi1 jaimatadi123 jaipur12 jaipur123 jaishree
jaishreeram jaishriram jaisriram january1 jasmine1 jennifer jennifer1 jessica1 jessica123 jesus123
jesus777 jesuschrist jesuslove jonathan jordan123 jordan23 joshua12 joshua123 july1234 june1234 justin123
juventus kajal123 karan123 karan1234 katrina1 kavita12 kavita123 kerala12 kerala123 khalsa123 killer12
killer123 kiran123 kitten12 kitty123 kohli123 kolkata1 kolkata123 komal123 krishna1 krishna12 krishna123
krishna@123 kuldeep1 kuldeep123 kumar123 kumar1234 kumar12345 lakers24 lakshmi1 lakshmi123 lamborghini
laxmi123 laxmi1234 letmein! letmein1 letmein12 letmein123 letmeinn liberty1 lightning linkedin lion1234
lionelmessi liverpool liverpool1 liverpoolfc lkjhgfdsa login123 loginlogin london12 london123 love1234
love12345 lovelove lovely123 loveme123 loverboy lovergirl loveyou1 lucknow1 lucknow123 lucky123 lucky1234
lucky777 maapapa1 mahadev1 mahadev123 mahadev@123 mahakal1 mahakal123 maharashtra mahesh12 mahesh123
manager1 manager123 manchester mango123 mangoes1 manish12 manish123 manish@123 manutd123 march123
masala123 master12 master123 master@123 matrix12 matrix123 matthew1 maverick maverick1 mercedes mercedes1
messi123 metallica metallica1 michael1 michael123 michaeljackson michelle michelle1 mickey12 mickeymouse
microsoft midnight midnight1 midnight123 million1 millionaire minecraft minecraft1 minnie12 mnbvcxz1
mnbvcxzlkj mohammad mohammed mohammed1 monday123 money123 money1234 monkey12 monkey123 moonlight mother12
mother123 msdhoni7 muhammad muhammad1 mukesh12 mukesh123 mumbai12 mumbai123 mumbai@123 mumdad12 mummy123
mummypapa mumpapa1 music123 mustang1 mustang12 myfamily mylove12 mylove123 mypass12 mypass123 mypassword
mypassword1 mypassword123 mysecret nair1234 namaskar namaskaram namaste1 namaste123 naresh123 naruto123
neha1234 neha12345 newdelhi newdelhi1 newpassword newyork1 newyork123 neymar123 nicholas nicholas1
nightmare ninja123 ninja1234 nintendo nirvana1 nisha123 nokia123 nopass123 nopassword notapassword
nothing1 nothing123 november november1 number12 numberone numero10 october1 office123 omnamahshivaya
omnamashivaya omsairam omsairam1 omsairam123 omshanti oracle123 orange12 p@ssw0rd p@ssw0rd1 p@ssw0rd123
p@ssword p@ssword1 p@ssword123 pa$$w0rd pa$$word packers1 pakistan pakistan1 pakistan123 paneer123
papa1234 papamummy paris123 pass1234 pass12345 pass123456 pass@123 passcode passpass passw0rd passw0rd1
password password! password0 password01 password1 password10 password11 password12 password123
password1234 password12345 password13 password2 password2020 password2021 password2022 password2023
password2024 password2025 password2026 password21 password22 password3 password69 password7 password9
password99 password@1 password@123 passwort passwort1 patel123 patel1234 patricia patriots peace123
peaches1 peanut123 pentium4 phoenix1 phoenix123 piano123 pikachu1 pinkfloyd platinum playboy1 player12
playstation poiuytrewq pokemon1 pokemon123 pooja123 pooja1234 pooja@123 popcorn1 porsche1 porsche911
potter123 pradeep1 pradeep123 prince123 princess princess1 princess12 princess123 priya123 priya1234
priya12345 priya@123 priyanka priyanka1 priyanka123 pumpkin1 pumpkin123 pune1234 pune12345 punjab12
punjab123 puppy123 purple12 purple123 pussy123 q1234567 q12345678 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6
qazwsx123 qazwsxedc qazwsxedcrfv qq123456 qqqqqqqq qwe123qwe qweasd123 qweasdzx qweasdzxc qweqweqwe
qwer1234 qwer123456 qwert123 qwert12345 qwerty01 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456
qwerty@123 qwertyqwerty qwertyui qwertyuiop qwertyuiop1 qwertyuiop123 rabbit12 radhakrishna radhe123
radhekrishna radheradhe radhesham rahul123 rahul1234 rahul12345 rahul@123 raiders1 rainbow1 rainbow123
raj12345 raj123456 raja1234 raja12345 rajarani rajasthan rajesh12 rajesh123 rajesh@123 rajkumar rajkumar1
rajkumar123 raju1234 rakesh12 rakesh123 ramesh12 ramesh123 ranger12 rani1234 realmadrid red12345 reddy123
redskins remember remember1 rich1234 richard1 robert123 rockstar rockstar1 rohit123 rohit1234 rohit264
rohit@123 ronaldo123 ronaldo7 root1234 root12345 rootroot s1234567 sachin10 sachin12 sachin123 saibaba1
saibaba12 saibaba123 sairam12 sairam123 sairam@123 salmankhan samantha samantha1 samosa12 samosa123
sample123 samsung1 samsung123 samurai1 sandeep1 sandeep123 sanjay12 sanjay123 sanjay@123 sapphire
saraswati satnam123 school123 scooby12 scoobydoo sebastian secret12 secret123 security security1 september
september1 server123 service1 sexygirl sexylady shadow12 shadow123 shahrukh shahrukh1 shahrukhkhan
sharma12 sharma123 shinchan shiva123 shiva1234 shivam123 shivam@123 shivani123 shivshakti shivshiv
shopping shopping1 shopping123 shreya12 shreya123 shriram1 shriram123 silver12 silver123 singh123
singh1234 sitaram1 sitaram123 siyaram1 skywalker slipknot slipknot1 smile123 sneha123 sneha1234 snickers
snoopy12 snowball snowflake soccer12 soccer123 softball soldier1 something sonali12 sonali123 sonia123
spiderman spiderman1 spring2023 spring2024 spring2025 sriram123 starlight startrek starwars starwars1
steelers steelers1 stephanie strawberry student1 student123 success1 success123 sumit123 summer12
summer123 summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 sunday123 sunflower sunita12
sunita123 sunset12 sunshine sunshine1 sunshine123 super123 superadmin superhero superman superman1
superman123 supermarket superstar superuser support1 support123 suresh12 suresh123 suresh@123 swati123
sweet123 sweetheart sweetie1 sweety123 swiggy123 swimming system123 tamilnadu teacher1 teacher123 temp1234
temporary test1234 test12345 test123456 test@123 testing1 testing123 testtest testuser thisispassword
thomas123 thunder1 thunder123 tiger123 tigers12 tinkerbell together tokri123 tokri1234 tokri12345 tomatoes
toor1234 topgun12 topsecret toyota123 trinity1 trustno1 trustnoone twitter1 university user1234 user12345
username username1 vegetable verma123 veronica victoria victoria1 victory1 vijay123 vijay1234 vijay@123
vikas123 vikram123 virat123 viratkohli volleyball w1234567 waheguru waheguru1 waheguru123 warrior1
warriors1 welcome1 welcome12 welcome123 welcome1234 welcome2020 welcome2021 welcome2022 welcome2023
welcome2024 welcome2025 welcome@1 welcome@123 whatever whatever1 whatsapp white123 whocares wildcat1
william1 william123 windows1 windows10 windows7 winner12 winner123 winter12 winter123 winter2020
winter2021 winter2022 winter2023 winter2024 winter2025 x1234567 xx123456 xxxxxxxx yadav123 yahoo123
yamaha123 yankees1 yellow12 yourpassword youtube1 youtube123 z1234567 zaq12345 zaq12wsx zaq1xsw2 zaq1zaq1
zeppelin zepto123 zomato123 zxcvbnm, zxcvbnm1 zxcvbnm123 zxcvbnmm zxcvzxcv zz123456 zzzzzzzz
`
    .trim()
    .split(/\s+/),
);
