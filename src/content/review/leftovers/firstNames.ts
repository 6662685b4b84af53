/**
 * First names, which turn a following town into a last name. Collected from the most frequent names in the United
 * States (https://www.ssa.gov/oact/babynames/decades/), Britain, Germany, France and Spain. Those that are also towns
 * are in `givenNames`.
 */
const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

export const firstNames = list(`
  aaron adam adrian agnes alan alex alexander alexandra alexis ali alison amanda amy ana andre andrea andy angelina ann
  anne annie antonio ariana aria barry beatrice becky ben bernd bert beth bethany betty beverly bill billy bob bobby brandon
  brenda brent brett brian brittany bryce caleb cameron camille carl carla carlos carmen carolyn catherine cathy cecilia chad
  chloe chris christine christina christopher cindy claire claude claudia cody colin connor corey craig crystal cynthia dan
  daniel danielle danny darren dave dawn deborah debra denise dennis derek diane dominic don donald doris dorothy doug duane
  dylan ed eddie elaine elena eli elias elijah eleanor ella ellie emilia emilio eric erica erik erin ernest esther ethan ethel
  evan eve evie felix fiona fred freya frieda gabriel gabriela gail gavin geoff geoffrey gina gloria greg gregory greta hannah
  hans hannelore heather heidi heike heinz holly ian iris isaac isabella isla jaime jake james jamie jan jane janet janice
  javier jay jean jeff jeffrey jen jenna jennifer jenny jeremy jesse jessica jill jim jimmy jo joanna joanne joe joel johan
  johanna john johnny jon jonas jonathan jorge jose josh joshua joyce juan judith judy julia julian julie justine karen karin
  karl kate katherine kathleen kathryn kathy katie kayla keith ken kevin kim klaus kristen kyle larry laurent lars lauren leah
  lena liam lily linda lindsay lisa liz logan lorraine lucia luis luke lukas lynne maggie manuel marc marcus margaret maria marie
  marilyn mario mark-anthony markus marta martha mateo matt matthew max maya megan mehmet mel melanie mia michael michelle miguel
  mike mohammed molly monica nadia naomi natalie natasha neil nicholas nick nicole nigel nina noah olga oliver otto pablo pam pamela
  pat patricia patrick paula pedro peggy penelope penny pete petra phil phoebe phyllis rachel raj ralf raul rebecca renee
  ricardo rick ricky rita roberta roberto rodney ron ronnie rory roxanne ruby ryan sabine sally sam samantha samuel sandra sara
  sarah sean sergio seth shane shawn sheila shirley simon sofia sonia sophie stefan stephanie steve steven stuart susan susanne
  suzanne tamara tammy tanya ted teresa terry theo theresa thierry tiffany tim timothy tina todd tom tommy toni tony travis
  ulrich ursula valerie vanessa vera vicki victor vivian walt wanda wendy werner whitney wolfgang yasmin yolanda yvonne zach
  zachary zoe`)

/** First names that are also verbs or other words and may start a question: Will Morley's shops stay open? */
export const namesAndVerbs = list(
  'will may mark grant bill rob sue pat chase drew jack art rich gene dean earl guy hunter',
)
