/**
 * Names of towns, and words in such names, that are also ordinary words or names of people. In lower case they do not
 * identify a town; with a capital they do so only where a town is expected. Collected from the names of incorporated
 * places in the United States (https://www.census.gov/programs-surveys/geography.html) and of European towns.
 */
const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Words of English and neighbouring languages. */
export const ordinaryWords = list(`
  acorn airport alliance amber america anchor angel apple arch arrow art ash aspen atlantic auburn aurora avenue avon bad baker
  banks bar barn barnes bars bass bath battle battlefield bay bays beach beacon bear beaver bedrock bee beech bell bells bend benefit
  best big birch bird bishop black blackberry blue bluff bluffs boat boiling bold bone border boring bottom boulder boulevard bow
  bowling box branch brand brave brick bridge bridges bright brighton brilliant broad broadway brook brooks brown brush buck
  buckeye buffalo bull burns bush butler butte buttes cable cactus camp camps can candle canoe cape cardinal carpenter
  castle cave cedar celebration center central centre chalk champion chance chapel chase cherry chester chestnut church circle
  city clarity clay clear clearwater cliff cliffs clover coal coast cobalt coffee cold college colony columbia comfort
  commerce common competition concord condor converse cook cooper coral core corn corner corona cottage cotton country county
  court cove coward crane crater cream creek crescent crest cross crossing crossroads crown crystal cumberland cut cypress
  dairy dale dallas dame dawn day deadwood deal deep deer defiance delight dell delta den depot desert devil diamond dinosaur
  dollar dome donation double dove downs dream drive drum dry duck dune dusty eagle early earth east eastern echo economy eden
  edge egg eight elk elm embarrass ember emerald emporia energy enterprise equality essen eternal evening evergreen experiment
  fair fairfield fairplay fall falling falls fame farm farmer farms fate fawn fern ferry field fields fifty fine fir fire first
  fish fisher five flagstaff flat flats flower folly ford forest fork forks fort fortune fountain four fox france free
  freedom freeport french friend friends friendship frost fruit fry gable gap garden gardens garland gas gate gates gateway gem
  gift glade glass glen glide globe gold golden good goodness gorge grace grand granite grass gravel gray great green
  greenbelt greenwood grove growing guide guitar gulf gum halfway halle happy harbor harbour hard hardy harmony harness
  harvest haven hawk hay haze hazard hazel head heart heath heather heaven height heights hickory high highland
  highlands highway hill hills hilltop hobby hof hole hollow holly hollywood home homer honey hook hooks hope hopes horizon horn
  horse hot house huber humble hunter huntsman hurricane idea ideal imperial independence index indian industry inn iron
  island isle ivory ivy jasper java jet jewel jolly joy jump junction juniper justice kettle key keys kind king kings kiln
  kingdom kitchen kite knob lake lakes lamp lance lancaster land landing lane last laurel lawn lead leader leaf lean league level
  liberal liberty light lilac lily lime limestone line link linden lion little live lodge log london lone long lookout loop
  lost love lucky lumber luck lynx magnet magnolia main mall manor maple marble march marine mark market marsh mason meadow
  meadows media meeting mellow mercury mesa metal metro mid middle midland midway mill mills mine miner mineral mining mint
  mirror mission mist mobile model modern moderate money moon moose moral morning moss mound mount mountain mountains mud
  muse myrtle native natural nature needles neon nest new nice night nine nob noble noon normal north northern nursery nut oak
  oakland oaks oasis ocean odd oil old olive only opal open opportunity oracle orange orchard orchards orient oval overland
  owl oxford oyster pacific page palm palms panther paradise park parker parks parkway parrot partridge pass path patriot
  peace peach peak pear pearl pebble peculiar pelican pen pepper perch petal petite phoenix pie pike pillar pilot pine pines
  pink pioneer pitcher place plain plains plantation plaza pleasant plum plymouth point pole polar polish polo pond pontiac
  pool poplar port portage porter post powder power prairie price pride prime prince princess progress prospect prosper
  prosperity providence public pueblo pulse punch quail quarry quarter quartz queen queens quick quiet rabbit radiant rail
  rain rainbow ranch range rapid rapids raven ray reading ready red reed reef regent reliance reserve retreat rice rich
  ridge rifle rim ring ripple rise rising river rivers riverside road robin rock rocks rocky rolling roof rose rosebud
  roses rough round royal ruby rule run rural rush rust rye sable sage sail sails salem salt san sand sands sandwich sandy
  santa sapphire sauce scale school scout sea seal seaside season security sens seven shade shadow shady shallow shell
  shepherd shiner ship shop shore shores show silk silver singer single six sky slate slaughter sled sleepy slick smart smith
  smoke smooth snow social soda solid south southern spark sparks speed spencer spirit spring springs spruce spur square
  stable staff stage stamp standard star start state station steel step sterling stone storm story strand straw strawberry
  stream street strong success sugar summer summit sun sunflower sunny sunrise sunset sunshine superior surf surprise
  surrey sweet swift sycamore table tall tan tea tell temple ten thorn three thunder tide tiger timber tin tomato
  top topaz tours tower towers town trail traveler tree trees trent triangle trinity triumph trout truth tulip tunnel
  turkey turtle twin two union unity upland upper urban vale valence valley value venture verdure vernal victor victory view vienna
  village vine vineyard violet virtue vision vista volcano wagon wake walk walker wall walls walnut waltz warm warren
  warrior wash water waterfall waters waterway wave way weaver webb weeds weiden weir welcome well wells west western
  whale wheat wheel wheeler whistle white whitehouse why wild willow wind winding window windows windsor wine wing winner
  winter wise wolf wood woodland woodlands woods wool worth yard yellow york young zebra zion zone`)

/**
 * Names of people, and nouns that are capitalized in German and other languages. They need a preposition of place to
 * count as a town.
 */
export const givenNames = list(`
  abigail albert alexandria alice alma amelia andrew angela anna anthony arnold arthur ashley audrey augusta austin barbara
  benjamin bernard bradley brandon brooklyn bruce bryan carol caroline carter charles charlotte chester christian clara clay
  clayton clinton dallas dana daphne darwin david dayton dexter diana dixon donna douglas duncan dwight edgar edna edward edwin
  elizabeth ellen elmer emily emma erie eugene eva evelyn everett faith ferdinand florence floyd frances francis francisco
  frank franklin fred gary gaston george georgia gerald gilbert glenn gordon grace grant harold harper harris harrison harvey
  hazel helen helena henry herman homer hope houston howard hudson hugo ida ira irene irving irvin isabel jack jackson jacob
  jamestown jasper jason jefferson jerome joan johnson jordan joseph joshua juliet june justin katy keller kelly kennedy
  kenneth kent kingston kirk laura lawrence leo leon leonard lewis lexi lincoln logan lois lorenzo louis louise lucas lucy
  luther lyle lynn mabel madison margaret maria marion marshall martin mary mason maxwell melissa mercedes meredith milton
  mitchell monroe montgomery morgan morris nancy nash nathan nelson noel nolan nora norma norman norton oliver olivia ollie
  orlando oscar owen palmer paris parker patterson paul pearl perry peter philip pierce preston quentin quincy ralph ramona
  randolph raymond regina rex richard richmond robert roger roland roman ronald rosa roscoe rosemary roy russell ruth sabina
  salina sanford scott selma seymour shannon sharon shelby sheldon shelley sheridan sherman sidney sierra sophia spencer
  stanley stella stephen sterling stewart stuart sylvia taylor theodore thomas thompson tracy troy tyler valentine vance
  vernon victoria vincent violet virginia viola vivian wallace walter warren warwick washington wayne webster wesley wilson
  winston woodrow wyatt xavier
  essen halle hof weiden baden celle singen rain sand see berg hagen wesel rosen linden kiel regen hamm nice tours orange
  sens valence vienne brest reims angers laval cognac champagne soria palma plata vera rosario mercedes concordia`)

/** Words that turn a preceding town into another name: Austin Energy, Lancaster Street, Orange County. */
export const nameEndings = list(`
  street st road rd avenue ave lane ln drive dr boulevard blvd way court ct place pl square circle highway hwy parkway pkwy
  pike turnpike terrace trail county co university college school schools elementary academy institute hospital clinic
  energy electric power gas water light utilities river creek bay lake falls bridge tunnel beach island hills heights
  park gardens church chapel cathedral lutheran baptist methodist presbyterian episcopal bank trust credit press times post
  tribune herald journal gazette news sun star building tower towers hall house hotel inn center centre mall plaza market
  airport station stadium arena library museum theatre theater foundation society association inc llc ltd gmbh group
  company corporation corp brothers bros sons railroad railway line lines steel foods motors airlines insurance mutual
  castle abbey rovers united city town athletic fc wanderers ferry harbor harbour port junction act protocol pudding
  pie sauce tartan rose roses terrier bulldog cheese chairs table`)

/** Words after which a preceding name still means the town: our Towson office. */
export const tradeWords = list(`
  area areas branch business businesses buildings client clients cleaners cleaning commercial communities community company
  companies crew crews customer customers facilities facility family families home homeowners homes janitorial location
  locations managers neighborhood neighborhoods office offices owners page plumbers plumbing property properties repair
  residents restaurants retail roofers roofing service services shop shops showroom site stores suites team teams technicians
  tenants warehouse warehouses workshop`)
